import type { PlayTheme } from './play-state.ts'

/** Lines of a document, from 1: the first one and the last one. */
export interface LineRange {
  readonly first: number
  readonly last: number
}

/** The data for the script of a page that runs code: JSON in the `data-runner` of its element. */
export interface RunnerPage {
  /** The origins of pages that may show it and talk to it. */
  readonly parents: readonly string[]
  /** It has no code yet and waits for it. */
  readonly isBlank: boolean
  /** Absent: that of the code, or the system's. */
  readonly theme?: PlayTheme
  /** Where the author's parts stand in the document, to name places by the author's own lines. */
  readonly lines: { readonly html: LineRange; readonly js: LineRange }
  readonly texts: RunnerTexts
}

/** The texts of the runner, in the user's language. */
export interface RunnerTexts {
  /** Why a loop was stopped, with `{seconds}` and `{line}`. */
  readonly loop: string
  /** That `{count}` lines are not shown. */
  readonly skipped: string
}

/** The author's script in a document that was written, where lines are counted anew for each script. */
export const AUTHOR_SCRIPT = 'author-script.js'
/** The function that guarded loops call, with their line: a name that no one else uses. */
export const LOOP_GUARD = '__loopGuard'
/** How long a script may hold the page with loops before it is stopped, in milliseconds. Browsers ask their users after five to ten seconds. */
export const LOOP_LIMIT_MS = 2000
