import { Stopped } from './stopped.ts'

/** npm passes Ctrl-C on to a command that has it from the terminal already: both come within milliseconds. */
const SAME_MS = 500

/** The clock of the process, and how it ends at once. */
export interface StopOptions {
  readonly now: () => number
  readonly end: () => void
}

/** The signals of a command. */
export interface Stop {
  /** Aborted by the first Ctrl-C, SIGTERM or SIGHUP. */
  readonly signal: AbortSignal
  /** Takes one of them: the first asks the command to stop, a later one ends the process, also where the command does not listen. */
  readonly take: () => void
}

/** See `Stop`. */
export function createStop({ now, end }: StopOptions): Stop {
  const controller = new AbortController()
  let firstAt = 0
  return {
    signal: controller.signal,
    take() {
      if (controller.signal.aborted) {
        if (now() - firstAt > SAME_MS) end()
        return
      }
      firstAt = now()
      controller.abort(new Stopped())
    },
  }
}
