import { type CheckResult, checkScript, readCheckResults } from '#contracts/check-script.ts'
import type { PageContextValue } from '../../page-context.ts'
import { createPlayFrame } from '../../ui/play-frame/create-play-frame.ts'
import type { ExerciseCode } from './exercise-code.ts'

/** How long code may take to be shown, over a slow network; its loops are stopped before (web/runner/loop-guard.ts). */
const SHOW_MS = 20_000
/** How long code that is still on its way is waited for, before other code takes its place. */
const PATIENCE_MS = 5000
/** How long the checks of one exercise may take. */
const CHECK_SECONDS = 5

/** What came of a check of all. */
export type CheckOutcome =
  | { readonly kind: 'results'; readonly results: readonly CheckResult[] }
  /** Other code was run meanwhile. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'not-shown' }
  | { readonly kind: 'too-long'; readonly seconds: number }
  /** The check can't be run. */
  | { readonly kind: 'broken'; readonly reason: string }

/** Where the code of an exercise runs. */
export interface ExerciseFrame {
  show(code: ExerciseCode): void
  /** Runs the code anew, and then the checks. */
  check(code: ExerciseCode, source: string): Promise<CheckOutcome>
  destroy(): void
}

type Shown = 'shown' | 'replaced' | 'not-shown'

/**
 * Makes a frame in the place of an exercise's result. It is light in every theme: exercises name colours without a background of their own, and
 * their checks look at colours.
 */
export function exerciseFrame(place: HTMLElement, { title, context }: { title: string; context: PageContextValue }): ExerciseFrame {
  const element = document.createElement('iframe')
  element.title = title
  place.append(element)
  let turns = 0
  let last: Promise<Shown> = Promise.resolve('shown')
  let settle: (shown: Shown) => void = () => undefined
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
    return Promise.race([promise, after(SHOW_MS, 'not-shown' as const)])
  }
  // One after the other: what an earlier page says of itself must not be taken for the word of a later one with the same code.
  const show = async (code: ExerciseCode): Promise<Shown> => {
    turns += 1
    const turn = turns
    await Promise.race([last, after(PATIENCE_MS, undefined)])
    if (turn !== turns) return 'replaced'
    last = run(code)
    const shown = await last
    return turn === turns ? shown : 'replaced'
  }
  return {
    show: (code) => void show(code),
    async check(code, source) {
      const shown = await show(code)
      const turn = turns
      if (shown !== 'shown') return { kind: shown }
      const answer = frame.evaluate(checkScript(source)).then(
        ({ value, isError }): CheckOutcome => {
          const results = isError ? undefined : readCheckResults(value.text)
          return results === undefined ? { kind: 'broken', reason: value.text } : { kind: 'results', results }
        },
        (): CheckOutcome => ({ kind: turn === turns ? 'not-shown' : 'replaced' }),
      )
      return Promise.race([answer, after(CHECK_SECONDS * 1000, { kind: 'too-long', seconds: CHECK_SECONDS } as const)])
    },
    destroy() {
      turns += 1
      settle('replaced')
      frame.destroy()
      element.remove()
    },
  }
}

function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms))
}
