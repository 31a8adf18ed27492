package atoll.lab;

import atoll.template.TemplateGames;

/** The lab with the template among its games. */
public final class TemplateLab {
    private TemplateLab() {}

    public static void main(String[] args) {
        System.exit(Lab.run(TemplateGames.ALL, args, System.out, System.err));
    }
}
