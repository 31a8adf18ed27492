package atoll.lab;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/**
 * The server's response to a raw request; {@code HttpClient} would normalize the target and set the host itself. Header names are
 * in lower case.
 */
record RawAnswer(int code, Map<String, String> headers, byte[] body) {
    static RawAnswer to(int port, String... lines) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(10_000);
            String request = String.join("\r\n", lines) + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return read(socket.getInputStream().readAllBytes());
        }
    }

    private static RawAnswer read(byte[] all) {
        String text = new String(all, StandardCharsets.ISO_8859_1);
        int end = text.indexOf("\r\n\r\n");
        String[] lines = text.substring(0, end).split("\r\n");
        Map<String, String> headers = new LinkedHashMap<>();
        for (String line : Arrays.asList(lines).subList(1, lines.length)) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        return new RawAnswer(
                Integer.parseInt(lines[0].split(" ")[1]), headers, Arrays.copyOfRange(all, end + 4, all.length));
    }

    String header(String name) {
        return headers.getOrDefault(name, "");
    }

    byte[] unpacked() throws IOException {
        return new GZIPInputStream(new ByteArrayInputStream(body)).readAllBytes();
    }

    @Override
    public String toString() {
        return code + " " + headers;
    }
}
