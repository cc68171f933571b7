import { describe, expect, test } from 'vitest'
import { createProgress, progressText } from './progress.ts'

describe('on a terminal', () => {
  test('a bar is drawn over the one before, at most ten times a second, and is gone at the end', () => {
    const { output, texts } = fakeOutput({ isTTY: true, columns: 80 })
    const clock = { ms: 0 }
    const progress = createProgress(output, () => clock.ms)
    progress.update({ done: 1, total: 100 })
    clock.ms = 1000
    progress.update({ done: 50, total: 100 })
    clock.ms = 1099
    progress.update({ done: 51, total: 100 })
    clock.ms = 1100
    progress.update({ done: 75, total: 100 })
    progress.end()
    expect(texts).toEqual([
      `\r\u001B[2K${'█'.repeat(12)}${'░'.repeat(12)} 50 of 100 pages, 50 pages/s, 1 s left`,
      `\r\u001B[2K${'█'.repeat(18)}${'░'.repeat(6)} 75 of 100 pages, 68 pages/s, 1 s left`,
      '\r\u001B[2K',
    ])
  })

  test('the bar stays one column short of the width, so that it takes one line', () => {
    const { output, texts } = fakeOutput({ isTTY: true, columns: 30 })
    const clock = { ms: 0 }
    const progress = createProgress(output, () => clock.ms)
    progress.update({ done: 0, total: 100 })
    clock.ms = 1000
    progress.update({ done: 50, total: 100 })
    expect(texts.map((text) => text.replace('\r\u001B[2K', '').length)).toEqual([29])
  })

  test('nothing is drawn when there was nothing to do', () => {
    const { output, texts } = fakeOutput({ isTTY: true })
    createProgress(output, () => 0).end()
    expect(texts).toEqual([])
  })
})

describe('in a log', () => {
  test('there is a plain line every five seconds, and none for the last page', () => {
    const { output, texts } = fakeOutput({})
    const clock = { ms: 0 }
    const progress = createProgress(output, () => clock.ms)
    // What comes before the first page is not counted.
    clock.ms = 90_000
    for (const [ms, done] of [
      [0, 0],
      [4999, 10],
      [5000, 20],
      [9999, 30],
      [10_000, 40],
      [20_000, 100],
    ] as const) {
      clock.ms = 90_000 + ms
      progress.update({ done, total: 100 })
    }
    progress.end()
    expect(texts).toEqual(['20 of 100 pages, 4 pages/s, 20 s left\n', '40 of 100 pages, 4 pages/s, 15 s left\n'])
  })

  test('nothing is written without an output', () => {
    const progress = createProgress(undefined, () => 0)
    expect(() => {
      progress.update({ done: 1, total: 2 })
      progress.end()
    }).not.toThrow()
  })
})

test('the text says how far it is, how fast, and how long it takes', () => {
  expect(progressText(500, 1000, 2)).toBe('500 of 1000 pages, 250 pages/s, 2 s left')
  expect(progressText(0, 10, 0)).toMatch(/^0 of 10 pages, 0 pages\/s, \d+ s left$/)
})

function fakeOutput(kind: { readonly isTTY?: boolean; readonly columns?: number }) {
  const texts: string[] = []
  return { texts, output: { ...kind, write: (text: string) => texts.push(text) } }
}
