import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { joinLines } from './join-lines.ts'

test('the lines of one turn are written together, in their order', async () => {
  const written: string[] = []
  const log = joinLines((bytes) => {
    written.push(Buffer.from(bytes).toString())
    return bytes.length
  })
  log.write('a\n')
  log.write('b\n')
  expect(written).toEqual([])
  await turn()
  log.write('c\n')
  await turn()
  expect(written).toEqual(['a\nb\n', 'c\n'])
})

test('a write has whole lines of at most 4,096 bytes, and a longer line has one of its own', async () => {
  const written: string[] = []
  const log = joinLines((bytes) => {
    written.push(Buffer.from(bytes).toString())
    return bytes.length
  })
  // Two bytes each: 1,000 letters and the end of the line are 2,001 bytes.
  const line = (letter: string, count: number): string => `${letter.repeat(count)}\n`
  const full = `${'f'.repeat(4095)}\n`
  const long = line('ö', 3000)
  for (const text of [line('ä', 1000), line('é', 1000), line('ü', 1000), full, long, long, 'a\n', 'b\n']) log.write(text)
  await turn()
  expect(written).toEqual([line('ä', 1000) + line('é', 1000), line('ü', 1000), full, long, long, 'a\nb\n'])
})

/** A process that writes 100 lines in each of 200 turns, of different lengths. */
const WRITER = `
import { setImmediate as turn } from 'node:timers/promises'
import { joinLines, writeToStandardOutput } from ${JSON.stringify(join(import.meta.dirname, 'join-lines.ts'))}
const log = joinLines(writeToStandardOutput)
for (let i = 0; i < 200; i += 1) {
  for (let k = 0; k < 100; k += 1) log.write('<' + 'ä'.repeat((i * 7 + k) % 90) + '>\\n')
  await turn()
}`

test.runIf(process.platform === 'linux')('lines of two processes in one pipe are whole', async () => {
  const shell = '("$0" --input-type=module -e "$1" & "$0" --input-type=module -e "$1" & wait) | cat'
  const { stdout } = await promisify(execFile)('sh', ['-c', shell, process.execPath, WRITER], { maxBuffer: 1e8 })
  const lines = stdout.trimEnd().split('\n')
  expect(lines).toHaveLength(40_000)
  expect(lines.filter((line) => !/^<ä{0,89}>$/.test(line))).toEqual([])
})

test('a log that takes a few bytes at a time, or none for a while, gets all of them', async () => {
  let written = ''
  let calls = 0
  const log = joinLines((bytes) => {
    calls += 1
    if (calls % 2 === 1) throw Object.assign(new Error('resource temporarily unavailable'), { code: 'EAGAIN' })
    written += Buffer.from(bytes.subarray(0, 3)).toString('latin1')
    return Math.min(3, bytes.length)
  })
  log.write('one line\n')
  log.write('zwölf\n')
  await turn()
  expect(Buffer.from(written, 'latin1').toString()).toBe('one line\nzwölf\n')
})

test('a log that is closed does not stop the server', async () => {
  let calls = 0
  const log = joinLines(() => {
    calls += 1
    throw Object.assign(new Error('broken pipe'), { code: 'EPIPE' })
  })
  log.write('a\n')
  await turn()
  log.write('b\n')
  await turn()
  expect(calls).toBe(2)
})
