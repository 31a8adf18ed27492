/** Rules, guided first games and exercises. */
package atoll.web.learn;
