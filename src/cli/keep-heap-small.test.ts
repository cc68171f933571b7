import { execFileSync } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createMemoryRelease } from './keep-heap-small.ts'

const MODULE = new URL('./keep-heap-small.ts', import.meta.url).href
/**
 * Keeps more objects than V8's own space for young objects takes, and has the size that this space has most of the time, in MB: V8 takes a part of it back at
 * times, and adds one while it collects.
 */
const MEASURE = `
const { getHeapSpaceStatistics } = require('node:v8')
const kept = []
const rounds = new Map()
for (let round = 0; round < 60; round++) {
  kept[round % 10] = Array.from({ length: 60000 }, (_, index) => ({ index }))
  const megabytes = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size / 2 ** 20
  rounds.set(megabytes, (rounds.get(megabytes) ?? 0) + 1)
}
const [[size]] = [...rounds].sort(([, one], [, other]) => other - one)
`
const IN_THREAD = `${MEASURE}; require('node:worker_threads').parentPort.postMessage(size)`
const PROGRAM = `
import(${JSON.stringify(MODULE)}).then((module) => {
  module[process.argv[1]]()
  ${MEASURE}
  const worker = new (require('node:worker_threads').Worker)(${JSON.stringify(IN_THREAD)}, { eval: true })
  worker.once('message', (inThread) => console.log(JSON.stringify([size, inThread])))
})`

test.for([
  ['keepYoungSpaceMedium', [], 32],
  ['keepYoungSpaceMedium', ['--max-semi-space-size=16'], 32],
  ['keepYoungSpaceSmall', [], 2],
] as const)('after %s with the options %j, a process and its thread have %d MB for young objects', ([name, options, expected]) => {
  const output = execFileSync(process.execPath, [...options, '--eval', PROGRAM, name], { encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual([expected, expected])
})

test('memory is released above the limit, and again only when it has grown', () => {
  let megabytes = 150
  const collected: number[] = []
  const release = createMemoryRelease(200, {
    memoryBytes: () => megabytes * 2 ** 20,
    collect() {
      collected.push(megabytes)
      megabytes -= 20
    },
  })
  for (const now of [150, 320, 330, 370, 380]) {
    megabytes = now
    release()
  }
  // 300 MB are left after the first time, 360 after the next.
  expect(collected).toEqual([320, 380])
})

test('garbage is collected', async () => {
  const weak = new WeakRef({})
  // What a weak reference has just got is kept until the end of this turn.
  await setImmediate()
  createMemoryRelease(0)()
  expect(weak.deref()).toBeUndefined()
})

// Flags hold for the whole process, so it has one of its own.
test('a heap that is to stay small is collected at once, for V8 sets its limit then', () => {
  const program = `
import(${JSON.stringify(MODULE)}).then(async ({ keepHeapSmall }) => {
  const weak = new WeakRef({})
  await require('node:timers/promises').setImmediate()
  keepHeapSmall()
  console.log(weak.deref() === undefined)
})`
  expect(execFileSync(process.execPath, ['--eval', program], { encoding: 'utf8' }).trim()).toBe('true')
})
