import { expect, test } from 'vitest'
import { findNextTab } from './find-next-tab.ts'

const place = (index: number, isRightToLeft = false) => ({ index, count: 4, isRightToLeft })

test('arrows go to the neighbours, round the ends, as they point', () => {
  expect(['ArrowRight', 'ArrowLeft'].map((key) => findNextTab(key, place(3)))).toEqual([0, 2])
  expect(['ArrowRight', 'ArrowLeft'].map((key) => findNextTab(key, place(0, true)))).toEqual([3, 1])
})

test('Home, End and space have their places, other keys are not for tabs', () => {
  expect(['Home', 'End', ' ', 'ArrowDown', 'Enter', 'Tab'].map((key) => findNextTab(key, place(1)))).toEqual([
    0,
    3,
    1,
    undefined,
    undefined,
    undefined,
  ])
})
