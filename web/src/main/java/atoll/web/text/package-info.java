/** The texts of the current language, and the names of players. */
package atoll.web.text;
