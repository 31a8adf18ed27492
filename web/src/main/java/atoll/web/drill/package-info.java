/** The drill: tasks made of costly moves, asked again when they are due. */
package atoll.web.drill;
