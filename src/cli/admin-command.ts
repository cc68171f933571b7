import type { Store } from '#server/store/store.ts'
import type { Config } from './config.ts'

/** What was asked for was not done. The message is one line and says why. */
export class AdminError extends Error {}

/** What a command of `lectern admin` is given. */
export interface AdminContext {
  readonly store: Store
  readonly config: Pick<Config, 'origin' | 'accounts'>
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
  /** The first line of standard input. */
  readonly readPassword: () => Promise<string>
}

/** What a command came to. */
export interface Outcome {
  /** For `--json`. */
  readonly data: unknown
  readonly text: string
}

/** One command of `lectern admin`. */
export interface AdminCommand {
  readonly name: string
  /** As it is written behind `lectern admin`. */
  readonly usage: string
  readonly meaning: string
  /** How many words stand behind its name. */
  readonly least: number
  readonly most: number
  readonly run: (context: AdminContext, words: readonly string[]) => Promise<Outcome>
}

/** In the audit log: whoever may run commands on the machine. */
export const ACTOR = 'cli'
