/** Age of the cookie with the user's language, in seconds: 3 years (docs/behaviour/locales.md 6). */
export const LOCALE_COOKIE_MAX_AGE_S = 94_608_000
/** Name of that cookie (docs/behaviour/locales.md 2). */
export const LOCALE_COOKIE = 'preferredlocale'
