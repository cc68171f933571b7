import { describe, expect, test } from 'vitest'
import { EMPTY_FRAME, type FrameEvent, type FrameState, nextFrameState, runsAgain } from './frame-state.ts'

const CODE = { html: '', css: '', js: 'first' }
const OTHER = { ...CODE, js: 'second' }
const asked: FrameEvent = { type: 'asked', code: CODE }
const left: FrameEvent = { type: 'left' }
const of = (
  turn: number,
  ...types: ('began' | 'loaded' | 'rejected' | 'late' | 'check-began' | 'check-ended' | 'suspected')[]
): FrameEvent[] => types.map((type) => ({ type, turn }))

function stateAfter(...events: readonly FrameEvent[]): FrameState {
  return events.reduce(nextFrameState, EMPTY_FRAME)
}

describe('the frame of an exercise', () => {
  test('is queued, loads, is shown, is checked and is shown again', () => {
    const events = [asked, ...of(1, 'began', 'loaded', 'check-began', 'check-ended')]
    const names = events.map((_, index) => stateAfter(...events.slice(0, index + 1)).name)
    expect(names).toEqual(['queued', 'loading', 'shown', 'checking', 'shown'])
  })

  test.each([
    ['rejected', 'rejected'],
    ['late', 'silent'],
  ] as const)('is not shown after the event %s', (type, name) => {
    const state = stateAfter(asked, ...of(1, 'began', type))
    expect(state).toMatchObject({ name, code: CODE })
    expect(stateAfter(asked, ...of(1, 'began', type, 'check-began'))).toEqual(state)
  })

  test('takes other code at any time, and nothing of the earlier code changes it any more', () => {
    const other: FrameEvent = { type: 'asked', code: OTHER }
    for (const before of [of(1), of(1, 'began'), of(1, 'began', 'loaded'), of(1, 'began', 'loaded', 'check-began')]) {
      const state = stateAfter(asked, ...before, other)
      expect(state).toMatchObject({ name: 'queued', turn: 2, code: OTHER })
      expect(stateAfter(asked, ...before, other, ...of(1, 'began', 'loaded', 'check-ended', 'suspected', 'late'))).toEqual(state)
    }
  })

  test('loads only what is queued, and checks only what is shown', () => {
    expect(stateAfter(...of(0, 'began', 'loaded', 'check-began'))).toEqual(EMPTY_FRAME)
    expect(stateAfter(asked, ...of(1, 'loaded', 'check-began')).name).toBe('queued')
    expect(stateAfter(asked, ...of(1, 'began', 'check-began')).name).toBe('loading')
  })

  test('does not run code again that was at work when the process was left', () => {
    for (const work of [of(1, 'began'), of(1, 'began', 'loaded', 'check-began')]) {
      const state = stateAfter(asked, ...work, left)
      expect(state).toMatchObject({ name: 'empty', code: undefined, leaves: 1 })
      expect(runsAgain(state)).toBe(false)
    }
  })

  test('runs code again that was shown, rejected or late when the process was left', () => {
    for (const type of ['loaded', 'rejected', 'late'] as const) {
      const state = stateAfter(asked, ...of(1, 'began', type), left)
      expect(state.code).toBe(CODE)
      expect(runsAgain(state)).toBe(true)
    }
  })

  test('leaves queued code where it is: it starts by itself', () => {
    const state = stateAfter(asked, left)
    expect(state).toMatchObject({ name: 'queued', code: CODE })
    expect(runsAgain(state)).toBe(false)
    expect(nextFrameState(state, { type: 'began', turn: 1 })).toMatchObject({ name: 'loading', leaves: 1, leavesAtStart: 1 })
  })

  test('does not run code again that is suspected to hold the process', () => {
    expect(runsAgain(stateAfter(asked, ...of(1, 'began', 'late', 'suspected'), left))).toBe(false)
  })

  test('says whether the process was left since its code began', () => {
    const { leaves, leavesAtStart } = stateAfter(left, asked, ...of(1, 'began', 'loaded'), left)
    expect([leavesAtStart, leaves]).toEqual([1, 2])
  })

  test('does nothing more when the exercise is gone', () => {
    const ended = stateAfter(asked, ...of(1, 'began'), { type: 'ended' })
    expect(ended).toMatchObject({ name: 'ended', turn: 2, code: undefined })
    expect([asked, left, ...of(2, 'began')].reduce(nextFrameState, ended)).toEqual(ended)
  })
})
