/** A server of the real command line, in a process of its own. */
export interface LecternServer {
  /** Scheme, host and port without a slash at the end. */
  readonly origin: string
  /** All it has written so far, to both outputs. */
  output(): string
  /** Ends as Ctrl-C does, and waits for the end. */
  stop(): Promise<void>
}
/**
 * Runs a command of the real command line to its end.
 *
 * @throws Error with its output when it ends with another exit code than 0
 */
export declare function runLectern(...words: readonly string[]): Promise<string>
/**
 * Starts `serve` or `dev` on a free port, unless the words name one, and waits until it says its address.
 *
 * @throws Error with its output when it ends before
 */
export declare function startLectern(...words: readonly string[]): Promise<LecternServer>
/** The same with settings that stand in the environment only. */
export declare function startLecternWith(
  settings: Readonly<Record<string, string>>,
  ...[command, ...words]: readonly string[]
): Promise<LecternServer>
