/**
 * When to repeat what one wants to remember. {@link atoll.drill.Sm2} schedules one task; it knows neither games nor the clock.
 */
package atoll.drill;
