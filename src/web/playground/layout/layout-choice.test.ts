import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_SIZES, keepLayoutChoice, readLayoutChoice } from './layout-choice.ts'

const KEY = 'playground-layout'
let values: Map<string, string>

beforeEach(() => {
  values = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('without a choice there are the default sizes and no layout', () => {
  expect(readLayoutChoice()).toEqual({ sizes: DEFAULT_SIZES })
})

test('a choice is remembered', () => {
  const choice = { layout: 'rows' as const, sizes: { ...DEFAULT_SIZES, rows: { ...DEFAULT_SIZES.rows, main: [30, 70] } } }
  keepLayoutChoice(choice)
  expect(readLayoutChoice()).toEqual(choice)
})

test.each(['', '{', 'null', '{"layout":"circle","sizes":7}', '{"sizes":{"rows":{"main":[1,2,3]}}}', '{"sizes":{"rows":{"main":"x"}}}'])(
  '%j in the storage is no choice',
  (stored) => {
    values.set(KEY, stored)
    expect(readLayoutChoice()).toEqual({ sizes: DEFAULT_SIZES })
  },
)
