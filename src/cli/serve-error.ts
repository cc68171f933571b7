/** The site can't be served: no build, or no such address. The message is one line and says what to do. */
export class ServeError extends Error {}
