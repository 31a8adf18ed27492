/** Links: sharing a game or position, opening one, playing by link, embedding, and QR codes. */
package atoll.web.link;
