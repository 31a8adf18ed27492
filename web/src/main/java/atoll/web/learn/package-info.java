/** Rules with boards to try, and guided first games. */
package atoll.web.learn;
