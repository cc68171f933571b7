import { type CheckResult, checkScript, readCheckResults } from '#contracts/check-script.ts'
import type { PageContextValue } from '../../page-context.ts'
import { createPlayFrame } from '../../ui/play-frame/create-play-frame.ts'
import type { ExerciseCode } from './exercise-code.ts'
import { freeProcess, joinProcess, whenFree } from './runner-process.ts'

/**
 * How long code may take to be shown, over a slow network. Its loops are stopped before (web/runner/loop-guard.ts); what else holds its page
 * keeps it from saying anything at all.
 */
const SHOW_SECONDS = 10
/** How long code that is still on its way is waited for, before other code takes its place. */
const PATIENCE_MS = 5000
/** How long the checks of one exercise may take. */
const CHECK_SECONDS = 5
/** Code that does not answer for so long holds its page. */
const ANSWER_MS = 2000

/** What came of a check of all. */
export type CheckOutcome =
  | { readonly kind: 'results'; readonly results: readonly CheckResult[] }
  /** Other code was run meanwhile. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'not-shown' }
  | { readonly kind: 'too-long'; readonly seconds: number }
  /** Nothing was heard of the code: it holds its page, or has not come. */
  | { readonly kind: 'silent'; readonly seconds: number }
  /** The check can't be run. */
  | { readonly kind: 'broken'; readonly reason: string }

const TOO_LONG: CheckOutcome = { kind: 'too-long', seconds: CHECK_SECONDS }

/** Where the code of an exercise runs. */
export interface ExerciseFrame {
  show(code: ExerciseCode): void
  /** Runs the code anew, and then the checks. */
  check(code: ExerciseCode, source: string): Promise<CheckOutcome>
  destroy(): void
}

type Shown = 'shown' | 'replaced' | 'not-shown' | 'silent'

/**
 * Makes a frame in the place of an exercise's result. It is light in every theme: exercises name colours without a background of their own, and
 * their checks look at colours.
 */
export function exerciseFrame(place: HTMLElement, { title, context }: { title: string; context: PageContextValue }): ExerciseFrame {
  const element = document.createElement('iframe')
  element.title = title
  place.append(element)
  // An empty frame keeps the room of the other.
  const standIn = document.createElement('iframe')
  standIn.title = title
  let turns = 0
  let latest: ExerciseCode | undefined
  /** How many wait for the process. */
  let awaited = 0
  /** How often the process was left, until now and until the code began. */
  let leaves = 0
  let began = 0
  let isAtWork = false
  let last: Promise<Shown> = Promise.resolve('shown')
  let settle: (shown: Shown) => unknown = () => undefined
  const frame = createPlayFrame(element, {
    runner: context.site.runner,
    theme: 'light',
    onLoaded: () => settle('shown'),
    onRefused: () => settle('not-shown'),
  })

  const run = (code: ExerciseCode): Promise<Shown> => {
    const { promise, resolve } = Promise.withResolvers<Shown>()
    settle = resolve
    frame.run(code).catch(() => resolve('not-shown'))
    return Promise.race([promise, after(SHOW_SECONDS * 1000, 'silent' as const)])
  }
  const atWork = async <Result>(work: Promise<Result>): Promise<Result> => {
    isAtWork = true
    const result = await work
    isAtWork = false
    return result
  }
  // One after the other: what an earlier page says of itself must not be taken for the word of a later one with the same code.
  const show = async (code: ExerciseCode): Promise<Shown> => {
    turns += 1
    const turn = turns
    latest = code
    awaited += 1
    await whenFree()
    awaited -= 1
    await Promise.race([last, after(PATIENCE_MS, undefined)])
    if (turn !== turns) return 'replaced'
    began = leaves
    last = run(code)
    const shown = await atWork(last)
    return turn === turns ? shown : 'replaced'
  }
  const suspect = (): void => {
    const own = began
    freeProcess(async () => {
      // The process was made to end meanwhile.
      if (own !== leaves) return false
      if (latest === undefined) return true
      const answer = frame.evaluate('0').catch(() => undefined)
      return await Promise.race([answer.then(() => false), after(ANSWER_MS, true)])
    })
  }
  const leaveProcess = joinProcess({
    leave() {
      leaves += 1
      // Code that is still at work holds the process, or is held itself; no other frame can tell.
      if (isAtWork) latest = undefined
      settle('silent')
      element.removeAttribute('src')
      element.replaceWith(standIn)
    },
    comeBack() {
      standIn.replaceWith(element)
      if (latest !== undefined && awaited === 0) void show(latest)
    },
  })
  return {
    show: (code) => void show(code),
    async check(code, source) {
      const shown = await show(code)
      const turn = turns
      if (shown === 'silent') {
        latest = undefined
        suspect()
        return { kind: shown, seconds: SHOW_SECONDS }
      }
      if (shown !== 'shown') return { kind: shown }
      const left = new Promise<CheckOutcome>((resolve) => {
        settle = (how) => how === 'silent' && resolve(TOO_LONG)
      })
      const answer = frame.evaluate(checkScript(source)).then(
        ({ value, isError }): CheckOutcome => {
          const results = isError ? undefined : readCheckResults(value.text)
          return results === undefined ? { kind: 'broken', reason: value.text } : { kind: 'results', results }
        },
        (): CheckOutcome => ({ kind: turn === turns ? 'not-shown' : 'replaced' }),
      )
      const outcome = await atWork(Promise.race([answer, left, after(CHECK_SECONDS * 1000, TOO_LONG)]))
      if (outcome.kind === 'too-long' && turn === turns) suspect()
      return outcome
    },
    destroy() {
      turns += 1
      leaveProcess()
      settle('replaced')
      frame.destroy()
      element.remove()
      standIn.remove()
    },
  }
}

function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms))
}
