import { type CheckResult, checkScript, readCheckResults } from '#contracts/check-script.ts'
import type { PageContextValue } from '../../ui/page-context.ts'
import { createPlayFrame } from '../../ui/play-frame/create-play-frame.ts'
import type { ExerciseCode } from './exercise-code.ts'
import { EMPTY_FRAME, type FrameEvent, nextFrameState, runsAgain } from './frame-state.ts'
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

/** The results of all checks. */
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

const EVENT_OF = { shown: 'loaded', replaced: 'rejected', 'not-shown': 'rejected', silent: 'late' } as const satisfies Record<Shown, string>

/**
 * Makes a frame in the container of an exercise's result. It is light in every theme: exercises name colours without a background of their own, and
 * their checks look at colours.
 */
export function exerciseFrame(container: HTMLElement, { title, context }: { title: string; context: PageContextValue }): ExerciseFrame {
  const element = document.createElement('iframe')
  element.title = title
  container.append(element)
  // An empty frame keeps the room of the other.
  const standIn = document.createElement('iframe')
  standIn.title = title
  let state = EMPTY_FRAME
  const follow = (event: FrameEvent): void => {
    state = nextFrameState(state, event)
  }
  let last: Promise<Shown> = Promise.resolve('shown')
  let settle: (shown: Shown) => unknown = () => undefined
  const frame = createPlayFrame(element, {
    runner: context.site.runner,
    theme: 'light',
    onLoaded: () => settle('shown'),
    onRejected: () => settle('not-shown'),
  })

  const run = (code: ExerciseCode): Promise<Shown> => {
    const { promise, resolve } = Promise.withResolvers<Shown>()
    settle = resolve
    frame.run(code).catch(() => resolve('not-shown'))
    return Promise.race([promise, after(SHOW_SECONDS * 1000, 'silent' as const)])
  }
  // One after the other: what an earlier page says of itself must not be taken for the word of a later one with the same code.
  const show = async (code: ExerciseCode): Promise<Shown> => {
    follow({ type: 'asked', code })
    const { turn } = state
    await whenFree()
    await Promise.race([last, after(PATIENCE_MS, undefined)])
    // Earlier code may have held the process meanwhile.
    await whenFree()
    if (turn !== state.turn) return 'replaced'
    follow({ type: 'began', turn })
    last = run(code)
    const shown = await last
    follow({ type: EVENT_OF[shown], turn })
    return turn === state.turn ? shown : 'replaced'
  }
  const suspect = (): void => {
    const { leavesAtStart } = state
    freeProcess(async () => {
      // The process was made to end meanwhile.
      if (leavesAtStart !== state.leaves) return false
      if (state.code === undefined) return true
      const answer = frame.evaluate('0').catch(() => undefined)
      return await Promise.race([answer.then(() => false), after(ANSWER_MS, true)])
    })
  }
  const leaveProcess = joinProcess({
    leave() {
      follow({ type: 'left' })
      settle('silent')
      element.removeAttribute('src')
      element.replaceWith(standIn)
    },
    comeBack() {
      standIn.replaceWith(element)
      if (state.code !== undefined && runsAgain(state)) void show(state.code)
    },
  })
  return {
    show: (code) => void show(code),
    async check(code, source) {
      const shown = await show(code)
      const { turn } = state
      if (shown === 'silent') {
        follow({ type: 'suspected', turn })
        suspect()
        return { kind: shown, seconds: SHOW_SECONDS }
      }
      if (shown !== 'shown') return { kind: shown }
      follow({ type: 'check-began', turn })
      const left = new Promise<CheckOutcome>((resolve) => {
        settle = (how) => how === 'silent' && resolve(TOO_LONG)
      })
      const answer = frame.evaluate(checkScript(source)).then(
        ({ value, isError }): CheckOutcome => {
          const results = isError ? undefined : readCheckResults(value.text)
          return results === undefined ? { kind: 'broken', reason: value.text } : { kind: 'results', results }
        },
        (): CheckOutcome => ({ kind: turn === state.turn ? 'not-shown' : 'replaced' }),
      )
      const outcome = await Promise.race([answer, left, after(CHECK_SECONDS * 1000, TOO_LONG)])
      follow({ type: 'check-ended', turn })
      if (outcome.kind === 'too-long' && turn === state.turn) suspect()
      return outcome
    },
    destroy() {
      follow({ type: 'ended' })
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
