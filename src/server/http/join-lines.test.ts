import { setImmediate as turn } from 'node:timers/promises'
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
