/** The operator has stopped the command, with Ctrl-C or SIGTERM. */
export class Stopped extends Error {}
