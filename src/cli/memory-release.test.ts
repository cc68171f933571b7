import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createMemoryRelease } from './memory-release.ts'

test('memory is released above the limit, and again only when it has grown', async () => {
  let megabytes = 150
  const collected: number[] = []
  const release = createMemoryRelease(200, {
    memoryBytes: () => megabytes * 2 ** 20,
    async collect() {
      collected.push(megabytes)
      megabytes -= 20
    },
  })
  for (const now of [150, 320, 330, 370, 380]) {
    megabytes = now
    await release()
  }
  // 300 MB are left after the first time, 360 after the next.
  expect(collected).toEqual([320, 380])
})

test('garbage is collected', async () => {
  const weak = new WeakRef({})
  // What a weak reference has just got is kept until the end of this turn.
  await setImmediate()
  await createMemoryRelease(0)()
  expect(weak.deref()).toBeUndefined()
})
