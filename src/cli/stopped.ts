/** The operator has stopped the command, with Ctrl-C, SIGTERM or SIGHUP. */
export class Stopped extends Error {}
