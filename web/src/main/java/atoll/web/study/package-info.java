/** Studies: the screens of their addresses, opening them from links, and sharing them. */
package atoll.web.study;
