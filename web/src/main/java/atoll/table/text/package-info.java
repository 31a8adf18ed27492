/** Texts by key, with arguments, plurals and verb forms. The page loads them from {@code texts/*.json}. */
package atoll.table.text;
