import { Writable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { watchOutput } from './watch-output.ts'

/** A stream that can't be written. */
function brokenStream(code: string): Writable {
  const error = Object.assign(new Error(`${code}: no more`), { code })
  return new Writable({ autoDestroy: false, write: (_chunk, _encoding, done) => done(error) })
}

test.each([
  ['EPIPE', 0, 1, []],
  ['ENOSPC', 0, 1, [["the output can't be written: ENOSPC: no more"]]],
  ['ENOSPC', 2, 2, [["the output can't be written: ENOSPC: no more"]]],
])('after %s the exit code %i becomes %i', async (code, before, after, lines) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const stream = brokenStream(code)
  const output = watchOutput(stream)
  stream.write('result')
  expect(await output.finish(before)).toBe(after)
  expect(report.mock.calls).toEqual(lines)
  report.mockRestore()
})

test('all that is written leaves the exit code as it is', async () => {
  const output = watchOutput(new Writable({ write: (_chunk, _encoding, done) => done() }))
  expect([await output.finish(0), await output.finish(1)]).toEqual([0, 1])
  expect(output.isFailure(undefined)).toBe(false)
})
