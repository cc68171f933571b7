import { expect, test } from 'vitest'
import { nextOf } from './example-tabs.ts'

const next = (key: string, now: number, isRightToLeft = false) => nextOf(key, { now, count: 3, isRightToLeft })

test('the arrow keys go round, as the page is read', () => {
  expect([0, 1, 2].map((now) => next('ArrowRight', now))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((now) => next('ArrowLeft', now))).toEqual([2, 0, 1])
  expect([0, 1, 2].map((now) => next('ArrowRight', now, true))).toEqual([2, 0, 1])
})

test('Home and End lead to the first and the last one', () => {
  expect([next('Home', 2), next('End', 0)]).toEqual([0, 2])
})

test('other keys, and keys elsewhere, lead nowhere', () => {
  expect([next('Tab', 1), next('ArrowDown', 1), next('ArrowRight', -1)]).toEqual([undefined, undefined, undefined])
})
