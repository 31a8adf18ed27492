/**
 * Shared by all screens: the {@link atoll.web.app.AppContext} with the services of the app, dialogs, toasts, the live region,
 * settings, seats and the language menu.
 */
package atoll.web.app;
