import { expect, test } from 'vitest'
import { createPingBatch } from './ping-batch.ts'

test('pings that come together share a transaction, and each ends after it', async () => {
  const written: (readonly string[])[] = []
  const batch = createPingBatch<string>({ write: async (pings) => void written.push(pings) })
  await Promise.all(['a', 'b', 'c'].map((ping) => batch.add(ping, 1)))
  expect(written).toEqual([['a', 'b', 'c']])
})

test('a batch that is full rejects with 503 and a time to come back, and takes pings again once it has stored some', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const batch = createPingBatch<string>({ write: () => promise, maxPings: 2 })
  const first = [batch.add('a', 1), batch.add('b', 1)]
  await expect(batch.add('c', 1)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  resolve()
  await Promise.all(first)
  await expect(batch.add('c', 1)).resolves.toBeUndefined()
})

test('a batch holds no more bytes than it may', async () => {
  const batch = createPingBatch<string>({ write: async () => undefined, maxBytes: 10 })
  const first = batch.add('a', 8)
  await expect(batch.add('b', 3)).rejects.toMatchObject({ status: 503 })
  await first
  await expect(batch.add('b', 3)).resolves.toBeUndefined()
})

test('when a transaction fails, each of its pings fails and the next ones are stored', async () => {
  let isBroken = true
  const batch = createPingBatch<string>({
    write: async () => {
      if (isBroken) throw new Error('the disk is full')
    },
  })
  const results = await Promise.allSettled([batch.add('a', 1), batch.add('b', 1)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  await expect(batch.add('c', 1)).resolves.toBeUndefined()
})

test('the end waits for what was added', async () => {
  const written: string[] = []
  const batch = createPingBatch<string>({ write: async (pings) => void written.push(...pings) })
  void batch.add('a', 1)
  await batch.end()
  expect(written).toEqual(['a'])
})
