import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const MODULE = new URL('./young-space.ts', import.meta.url).href
/**
 * Keeps more objects than V8's own space for young objects takes, and has the size that one half of this space has most of the time, in MB: V8 adds a part to it
 * while it collects.
 */
const MEASURE = `
const { getHeapSpaceStatistics } = require('node:v8')
const kept = []
const rounds = new Map()
for (let round = 0; round < 60; round++) {
  kept[round % 10] = Array.from({ length: 60000 }, (_, index) => ({ index }))
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  const megabytes = Math.round((space.space_used_size + space.space_available_size) / 2 ** 20)
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
  ['keepYoungSpaceMedium', [], 16],
  ['keepYoungSpaceMedium', ['--max-semi-space-size=16'], 16],
  ['keepYoungSpaceSmall', [], 1],
] as const)('after %s with the options %j, each half of the young objects has %d MB in all threads', ([name, options, expected]) => {
  const output = execFileSync(process.execPath, [...options, '--eval', PROGRAM, name], { encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual([expected, expected])
})
