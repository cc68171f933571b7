import { LOOP_GUARD, LOOP_LIMIT_MS, type RunnerTexts } from '#contracts/runner-page.ts'

/** How often the clock is looked at: about once in a millisecond. */
const STEP_MS = 1
const SLOW_STEP_MS = 10
const MAX_STEPS = 1024
/** A longer pause within one turn of a loop was not spent in the loop: a dialog was open, or a debugger. */
const PAUSE_MS = 1000

/** What the server has put into loops: at the beginning of a body, and around a body that is one statement. */
const ADDED = new RegExp(`\\{${LOOP_GUARD}\\(\\d+,1\\);|/\\*${LOOP_GUARD}\\*/\\}|${LOOP_GUARD}\\(\\d+\\);`, 'g')

/**
 * Gives guarded loops the function that they call in each of their turns. It stops a script that has held the page for two seconds with loops;
 * the time counts from the first loop of a task, so that what waits and goes on later, as timers and frames of an animation do, runs as
 * long as it likes.
 */
export function installLoopGuard(texts: Pick<RunnerTexts, 'loop'>): void {
  const clock = performance.now.bind(performance)
  const { port1, port2 } = new MessageChannel()
  const endLater = port2.postMessage.bind(port2)
  let isWithin = false
  let began = 0
  let seen = 0
  let steps = 1
  let left = 1

  port1.onmessage = () => {
    isWithin = false
    steps = 1
    left = 1
  }

  function guard(line: number): void {
    left -= 1
    if (left > 0) return
    const at = clock()
    const pause = at - seen
    seen = at
    if (!isWithin) {
      isWithin = true
      began = at
      endLater(null)
    } else if (pause > PAUSE_MS) began += pause
    else if (at - began > LOOP_LIMIT_MS) {
      left = 1
      throw new RangeError(texts.loop.replace('{seconds}', String(LOOP_LIMIT_MS / 1000)).replace('{line}', String(line)))
    } else steps = nextSteps(steps, pause)
    left = steps
  }

  Object.defineProperty(globalThis, LOOP_GUARD, { value: guard })
  hideFromFunctions()
}

function nextSteps(steps: number, pause: number): number {
  if (pause > SLOW_STEP_MS) return 1
  return pause < STEP_MS ? Math.min(steps * 2, MAX_STEPS) : steps
}

/** The text of code as its author wrote it. */
export function withoutGuards(code: string): string {
  return code.replace(ADDED, '')
}

/** Functions show their text as their author wrote it. */
function hideFromFunctions(): void {
  const own = Function.prototype.toString
  const shown = {
    toString(this: unknown): string {
      return withoutGuards(Reflect.apply(own, this, []))
    },
  }
  Object.defineProperty(Function.prototype, 'toString', { value: shown.toString, writable: true, configurable: true })
}
