import { expect, test } from 'vitest'
import type { PlayLine } from '#contracts/play-messages.ts'
import { createLineQueue, type NewLine } from './line-queue.ts'

const line = (text: string): NewLine => ({ method: 'log', level: 'log', args: [{ kind: 'string', text }], depth: 0 })

/** Longer than the queue waits. */
function untilReported(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 150))
}

function createQueue() {
  const reported: PlayLine[] = []
  return { reported, queue: createLineQueue((lines) => reported.push(...lines), { skipped: '{count} not shown' }) }
}

const textsOf = (lines: readonly PlayLine[]): readonly string[] => lines.map(({ args }) => args[0]?.text ?? '')

test('lines are sent in order', async () => {
  const { reported, queue } = createQueue()
  for (const text of ['a', 'b', 'c']) queue.add(() => line(text))
  await untilReported()
  expect(textsOf(reported)).toEqual(['a', 'b', 'c'])
})

test('of a hundred thousand lines a thousand are sent, and how many are not', async () => {
  const { reported, queue } = createQueue()
  let described = 0
  for (let index = 0; index < 100_000; index += 1)
    queue.add(() => {
      described += 1
      return line(String(index))
    })
  await untilReported()
  const notices = reported.filter(({ method }) => method === 'notice')
  const skipped = notices.reduce((sum, { args }) => sum + Number.parseInt(args[0]?.text ?? '', 10), 0)
  expect(notices.length).toBeGreaterThan(0)
  expect(described).toBe(reported.length - notices.length)
  expect([described, skipped]).toEqual([1000, 99_000])
})

test('a line that is printed again is one line with how often', async () => {
  const { reported, queue } = createQueue()
  queue.add(() => line('first'))
  queue.add(() => line('again'))
  expect([queue.repeat(), queue.repeat()]).toEqual([true, true])
  await untilReported()
  expect(reported.at(-1)?.count).toBe(3)
  expect(queue.repeat()).toBe(false)
})

test('errors are sent even when there are too many lines', async () => {
  const { reported, queue } = createQueue()
  for (let index = 0; index < 3000; index += 1) queue.add(() => line('many'))
  queue.insist(line('the error'))
  await untilReported()
  expect(textsOf(reported)).toContain('the error')
})

test('what was cleared is not reported', async () => {
  const { reported, queue } = createQueue()
  queue.add(() => line('reported at once'))
  queue.add(() => line('old'))
  queue.clear({ ...line(''), method: 'clear' })
  queue.add(() => line('new'))
  await untilReported()
  expect(textsOf(reported)).toEqual(['reported at once', '', 'new'])
})
