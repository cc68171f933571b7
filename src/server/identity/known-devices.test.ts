import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSealer } from '../http/sessions/sealer.ts'
import { openTestStore, type TestStore } from '../store/testing/open-test-store.fixture.ts'
import { createKnownDevices, DEVICE_MS } from './known-devices.ts'

const sealer = createSealer([{ id: 'a', key: randomBytes(32).toString('base64url') }], randomBytes)
const purpose = 'known-device'
let at = Date.UTC(2026, 0, 1)
let store: TestStore
beforeAll(async () => {
  store = await openTestStore('sqlite')
})
afterAll(() => store.close())

const devicesOf = (origin = 'https://docs.example') =>
  createKnownDevices({ store, sealer: async () => sealer, origin, now: () => at, randomBytes })
const cookieOf = (header: string): string => header.split(';')[0] ?? ''

/** The accounts in a cookie, the latest first. */
function subjectsIn(header: string): readonly string[] {
  const entries: readonly { subject: string }[] = JSON.parse(sealer.open(cookieOf(header).replace(/^[^=]*=/, ''), purpose) ?? 'null')
  return entries.map(({ subject }) => subject)
}

const identity = (id: string) => ({ id, password_changed_at: 7 })

test('a browser remembers each account once, the latest first, and three of them at most', async () => {
  const devices = devicesOf()
  let header = ''
  const seen: (readonly string[])[] = []
  for (const id of ['ada', 'bob', 'ada', 'cy', 'dan']) {
    header = await devices.write(cookieOf(header), identity(id))
    seen.push(subjectsIn(header))
  }
  expect(seen).toEqual([['ada'], ['bob', 'ada'], ['ada', 'bob'], ['cy', 'ada', 'bob'], ['dan', 'cy', 'ada']])
})

test('an account that signed in long ago is forgotten', async () => {
  const devices = devicesOf()
  const old = await devices.write('', identity('ada'))
  at += DEVICE_MS - 1
  expect(subjectsIn(await devices.write(cookieOf(old), identity('bob')))).toEqual(['bob', 'ada'])
  at += 1
  expect(subjectsIn(await devices.write(cookieOf(old), identity('bob')))).toEqual(['bob'])
})

test.each(['', 'x=y', '__Host-devices=', '__Host-devices=forged', `__Host-devices=${sealer.seal('[{"subject":1}]', purpose)}`])(
  'the cookie %j remembers nothing',
  async (cookie) => {
    expect(await devicesOf().find(cookie, 'ada@example.org')).toBeUndefined()
    expect(subjectsIn(await devicesOf().write(cookie, identity('ada')))).toEqual(['ada'])
  },
)

test('the cookie is for this host alone where it is served by https', async () => {
  expect(await devicesOf().write('', identity('ada'))).toMatch(
    /^__Host-devices=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=7776000$/,
  )
  expect(await devicesOf('http://localhost').write('', identity('ada'))).toMatch(
    /^devices=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=7776000$/,
  )
})
