/** The editor of positions. */
package atoll.web.edit;
