/** The library's name of the cookie with which it finds a sign-in to finish. The server writes it into the request itself; no browser has it. */
export const RESUME_COOKIE = 'identity-resume'
