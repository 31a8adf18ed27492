/** The table screen: the game loop and the panels beside the board. */
package atoll.web.play;
