import type { ExerciseCode } from './exercise-code.ts'

/** The state of the frame in which the code of an exercise runs. */
export interface FrameState {
  readonly name: FrameStateName
  /** Counts the codes that were asked for. Events of an earlier turn change nothing. */
  readonly turn: number
  /** How often the frame has left the process. */
  readonly leaves: number
  /** The same when the code of this turn began. */
  readonly leavesAtStart: number
  /** The code to show when the frame comes back; undefined when it must not run again. */
  readonly code: ExerciseCode | undefined
}

/** A name of a state: what the code of the turn does. */
export type FrameStateName =
  /** Nothing: there is no code yet, or it held the process. */
  | 'empty'
  /** It waits for the process, and for earlier code that is still loading. */
  | 'queued'
  /** It runs; its page has not loaded yet. */
  | 'loading'
  | 'shown'
  /** It was too large, or the runner can't be reached. */
  | 'rejected'
  /** Its page has not loaded in time. */
  | 'silent'
  /** It is shown, and the checks run. */
  | 'checking'
  /** The exercise is gone. */
  | 'ended'

/** An event that changes the state. */
export type FrameEvent =
  | { readonly type: 'asked'; readonly code: ExerciseCode }
  | { readonly type: 'began' | 'loaded' | 'rejected' | 'late' | 'check-began' | 'check-ended'; readonly turn: number }
  /** The code that is at work holds the process, so it must not run again. */
  | { readonly type: 'suspected'; readonly turn: number }
  /** All frames leave the process, so that the browser ends it. */
  | { readonly type: 'left' }
  | { readonly type: 'ended' }

/** The state before any code. */
export const EMPTY_FRAME: FrameState = { name: 'empty', turn: 0, leaves: 0, leavesAtStart: 0, code: undefined }

/** For each event of a turn: the states in which it means something, and the state after it. */
const STEPS = {
  began: { from: ['queued'], to: 'loading' },
  loaded: { from: ['loading'], to: 'shown' },
  rejected: { from: ['loading'], to: 'rejected' },
  late: { from: ['loading'], to: 'silent' },
  'check-began': { from: ['shown'], to: 'checking' },
  'check-ended': { from: ['checking'], to: 'shown' },
} as const satisfies Record<string, { readonly from: readonly FrameStateName[]; readonly to: FrameStateName }>

/** The state after an event. An event of an earlier turn, or one that means nothing in a state, gives the same state. */
export function nextFrameState(state: FrameState, event: FrameEvent): FrameState {
  if (state.name === 'ended') return state
  switch (event.type) {
    case 'asked':
      return { ...state, name: 'queued', turn: state.turn + 1, code: event.code }
    case 'left':
      return afterLeaving(state)
    case 'ended':
      return { ...state, name: 'ended', turn: state.turn + 1, code: undefined }
    case 'suspected':
      return event.turn === state.turn ? { ...state, name: 'empty', code: undefined } : state
    default:
      return event.turn === state.turn ? afterStep(state, event.type) : state
  }
}

/** Whether the code is shown again when the frame comes back to the process. Queued code starts by itself. */
export function runsAgain({ name, code }: FrameState): boolean {
  return code !== undefined && name !== 'queued'
}

/** Code at work holds the process, or is held itself; no other frame can tell. */
function afterLeaving(state: FrameState): FrameState {
  const leaves = state.leaves + 1
  const isAtWork = state.name === 'loading' || state.name === 'checking'
  return isAtWork ? { ...state, name: 'empty', code: undefined, leaves } : { ...state, leaves }
}

function afterStep(state: FrameState, type: keyof typeof STEPS): FrameState {
  const { from, to } = STEPS[type]
  if (!from.some((name) => name === state.name)) return state
  return { ...state, name: to, leavesAtStart: type === 'began' ? state.leaves : state.leavesAtStart }
}
