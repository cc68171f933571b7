import type { Store } from '#server/store/store.ts'
import type { Config } from './config.ts'
import type { Subcommand } from './find-subcommand.ts'

/** The action was not done. The message is one line and says why. */
export class AdminError extends Error {}

/** The context of a command of `lectern admin`. */
export interface AdminContext {
  readonly store: Store
  readonly config: Pick<Config, 'origin' | 'isOriginSet' | 'accounts'>
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
  /** The first line of standard input. */
  readonly readPassword: () => Promise<string>
}

/** The result of a command. */
export interface Outcome {
  /** For `--json`. */
  readonly data: unknown
  readonly text: string
  /** In place of both: a long JSON text, read while it is printed. */
  readonly parts?: AsyncIterable<string>
}

/** One command of `lectern admin`. */
export interface AdminCommand extends Subcommand {
  readonly meaning: string
  /** Whether it may be the first that is done: where there is no store yet, it makes one. */
  readonly makesStore?: true
  readonly run: (context: AdminContext, words: readonly string[]) => Promise<Outcome>
}
