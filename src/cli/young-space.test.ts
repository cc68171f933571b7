import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const MODULE = new URL('./young-space.ts', import.meta.url).href
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
