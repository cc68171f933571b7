import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeHostileStrings } from '#contracts/hostile-strings.fixture.ts'
import { HOSTILE_PLACES } from '../testing/hostile-requests.fixture.ts'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'

/** Hundreds of times the time of the processor that a request takes: only what grows faster than its input gets here. */
const MUCH_TOO_LONG_MS = 1000
const SERVER_ERROR = 500
/** Some of every kind. */
const STRINGS = takeHostileStrings(2500, 16_384, 7).filter((_, index) => index % 83 === 0)
const ORIGIN = new URL('http://localhost:3000')

let it: TestApp
beforeAll(async () => {
  const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
  it = await createTestApp({ kind: 'sqlite', signIn: { kind: 'outside', provider }, logger: { write: () => undefined } })
})
afterAll(() => it.close())

test.each(Object.entries(HOSTILE_PLACES))('hostile texts as %s hold up no one, and end in no error of the server', async (_, place) => {
  const slow: string[] = []
  const statuses = new Set<number>()
  for (const { name, text } of STRINGS) {
    const { method, url, headers, body } = place(text, ORIGIN)
    const before = process.threadCpuUsage()
    const reply = await it.app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) })
    if (process.threadCpuUsage(before).user / 1000 > MUCH_TOO_LONG_MS) slow.push(name)
    statuses.add(reply.statusCode)
  }
  expect(slow).toEqual([])
  expect([...statuses]).not.toContain(SERVER_ERROR)
})
