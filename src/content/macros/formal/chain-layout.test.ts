import { expect, test } from 'vitest'
import { layOutChain } from './chain-layout.ts'

const places = (names: readonly string[]) => layOutChain(names).boxes.map(({ x, y, width }) => [x, y, width])

test('a box is as wide as its name, and at least 75', () => {
  expect(places(['Node', 'HTMLFieldSetElement'])).toEqual([
    [1, 1, 75],
    [104, 1, 152],
  ])
})

test('a row that is full turns round below its last box, and again', () => {
  const name = 'x'.repeat(35)
  expect(places([name, name, name, name, name])).toEqual([
    [1, 1, 280],
    [309, 1, 280],
    [309, 53, 280],
    [1, 53, 280],
    [1, 105, 280],
  ])
})

test('arrows lead from each box to the one before, also to the left and up', () => {
  const name = 'x'.repeat(35)
  expect(layOutChain([name, name, name, name]).arrows).toEqual([
    { line: '309,14 289,14', head: '281,14 289,10 289,18' },
    { line: '449,53 449,35', head: '449,27 445,35 453,35' },
    { line: '281,66 301,66', head: '309,66 301,62 301,70' },
  ])
})

test('nothing lies outside the drawing, however long the names', () => {
  const { boxes, width, height } = layOutChain(['x'.repeat(100), 'y'.repeat(90), 'z', 'x'.repeat(100)])
  for (const box of boxes) {
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(1)
    expect(box.x + box.width).toBeLessThan(width)
    expect(box.y + box.height).toBeLessThan(height)
  }
})
