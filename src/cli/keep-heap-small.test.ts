import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const MODULE = new URL('./keep-heap-small.ts', import.meta.url).href

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
