import { expect, test } from 'vitest'
import { askCodeHost } from './ask-code-host.ts'
import { openCodeHost } from './code-host.fixture.ts'

test.each([
  ['never answers', () => undefined],
  [
    'begins and never ends',
    (_request: unknown, response: { write(text: string): unknown }) => {
      response.write('{"items":[')
    },
  ],
])('a host that %s is given up', async (_name, answer) => {
  await using host = await openCodeHost()
  host.answer(answer)
  const { isOk, ...rest } = await askCodeHost(host.source, { now: Date.now, timeoutMs: 100 })
  expect({ isOk, ...rest }).toEqual({ isOk: false, reason: expect.stringContaining('timeout'), waitMs: 0 })
})
