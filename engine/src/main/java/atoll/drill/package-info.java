/**
 * Costly moves as tasks: what would you play? A {@link atoll.drill.DrillTask} is a position as its player saw it, with the values of
 * the moves that were searched. {@link atoll.drill.TaskCheck} decides whether a costly move becomes one. {@link atoll.drill.SavedTask}
 * is how it is stored, {@link atoll.drill.DrillSession} asks for those that are due. {@link atoll.drill.Sm2} schedules one task; it
 * knows neither games nor the clock.
 */
package atoll.drill;
