/** A problem that the set-up can't fix by itself. The message is one line that says what to do. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError'
}
