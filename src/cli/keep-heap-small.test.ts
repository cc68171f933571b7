import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const MODULE = new URL('./keep-heap-small.ts', import.meta.url).href
/** Keeps more objects than V8's own space for young objects takes, and posts how many MB that space has then. */
const MEASURE = `
const { getHeapSpaceStatistics } = require('node:v8')
const kept = []
for (let round = 0; round < 60; round++) kept[round % 10] = Array.from({ length: 60000 }, (_, index) => ({ index }))
const size = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size / 2 ** 20
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
