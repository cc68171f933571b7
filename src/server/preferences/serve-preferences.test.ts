import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HIDDEN_BROWSERS_MAX } from '#contracts/preference-values.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { removeAccount } from '../store/account-data.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { readPersonalData } from '../store/testing/read-personal-data.fixture.ts'
import { API, createPreferencesApp, type PreferencesApp } from './testing/preferences-app.fixture.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const MORNING = '2026-11-21T09:00:00.000Z'
const NIGHT = '2026-11-21T01:00:00.000Z'

describe.each(DATABASES)('preferences of accounts, on %s', (kind) => {
  let it: PreferencesApp
  beforeAll(async () => {
    it = await createPreferencesApp({ kind })
  })
  afterAll(() => it.close())

  test('a new account has chosen nothing, and the response is not cached', async () => {
    const { client, account } = await it.chooser()
    const reply = await client.get(API)
    expect([reply.statusCode, reply.json()]).toEqual([200, { account: account.subject, preferences: {} }])
    expect(reply.headers['cache-control']).toContain('no-store')
  })

  test('an anonymous user is asked to sign in, whatever they send', async () => {
    const replies = [await it.client().get(API), await it.client().post(API, { json: { preferences: 1 } }), await it.client().delete(API)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 405])
  })

  test('every choice is stored, and lists are stored without order and repetition', async () => {
    const { send, list } = await it.chooser()
    const sent = {
      theme: { value: 'dark', changed_at: MORNING },
      contrast: { value: 'more', changed_at: NIGHT },
      font_size: { value: 'largest', changed_at: NOON },
      text_width: { value: 'wide', changed_at: NOON },
      hidden_browsers: { value: ['deno', 'bun', 'deno'], changed_at: NOON },
      shortcuts: { value: 'off', changed_at: NOON },
    } as const
    const stored = { ...sent, hidden_browsers: { value: ['bun', 'deno'], changed_at: NOON } }
    expect(await send({ ...sent, hidden_browsers: { ...sent.hidden_browsers, value: [...sent.hidden_browsers.value] } })).toEqual(stored)
    expect(await list()).toEqual(stored)
  })

  test('the newest choice counts, whichever comes first, each by itself', async () => {
    const { send } = await it.chooser()
    await send({ theme: { value: 'dark', changed_at: MORNING }, contrast: { value: 'more', changed_at: NIGHT } })
    const older = { theme: { value: 'light', changed_at: NIGHT }, contrast: { value: 'os-default', changed_at: MORNING } } as const
    expect(await send(older)).toEqual({ theme: { value: 'dark', changed_at: MORNING }, contrast: older.contrast })
    expect((await send({ theme: { value: 'os-default', changed_at: MORNING } })).theme?.value).toBe('dark')
  })

  test('a clock that is ahead chooses now, not later', async () => {
    const { send } = await it.chooser()
    expect((await send({ theme: { value: 'dark', changed_at: '2199-01-01T00:00:00.000Z' } })).theme).toEqual({
      value: 'dark',
      changed_at: NOON,
    })
  })

  test('preferences of another account are not taken', async () => {
    const [one, other] = [await it.chooser(), await it.chooser()]
    const send = (account: string) =>
      one.client.post(API, { json: { account, preferences: { theme: { value: 'dark', changed_at: NOON } } } })
    expect((await send(other.account.subject)).json()).toMatchObject({ code: 409, error: 'Conflict' })
    expect([await one.list(), await other.list()]).toEqual([{}, {}])
    expect((await send(one.account.subject)).statusCode).toBe(200)
    expect([Object.keys(await one.list()), await other.list()]).toEqual([['theme'], {}])
  })

  test.each<readonly [string, unknown]>([
    ['no preferences', {}],
    ['a choice that is not known', { preferences: { color: { value: 'red', changed_at: NOON } } }],
    ['a value that is not known', { preferences: { theme: { value: 'purple', changed_at: NOON } } }],
    ['a value without a time', { preferences: { theme: { value: 'dark' } } }],
    ['a bare value', { preferences: { theme: 'dark' } }],
    ['null', { preferences: { theme: null } }],
    ['a prototype', { preferences: { constructor: { value: 'dark', changed_at: NOON } } }],
    ['no moment', { preferences: { theme: { value: 'dark', changed_at: 'yesterday' } } }],
    ['a month that is none', { preferences: { theme: { value: 'dark', changed_at: '2026-13-01T00:00:00.000Z' } } }],
    ['a moment before all others', { preferences: { theme: { value: 'dark', changed_at: '1969-12-31T23:59:59.999Z' } } }],
    ['a browser with a wrong name', { preferences: { hidden_browsers: { value: ['a b'], changed_at: NOON } } }],
    ['a browser with a long name', { preferences: { hidden_browsers: { value: ['a'.repeat(41)], changed_at: NOON } } }],
    ['too many browsers', { preferences: { hidden_browsers: { value: browsers(HIDDEN_BROWSERS_MAX + 1), changed_at: NOON } } }],
  ])('%s is rejected, and nothing of it is stored', async (_, json) => {
    const { client, list } = await it.chooser()
    const reply = await client.post(API, { json })
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'Validation Error'])
    expect(await list()).toEqual({})
  })

  test('twenty devices at once: the newest counts, in one row for each choice', async () => {
    const { send, list, account } = await it.chooser()
    await inParallel(20, (index) => {
      const changed_at = `2026-11-21T09:00:${String(index).padStart(2, '0')}.000Z`
      return send({ hidden_browsers: { value: [`browser_${index}`], changed_at } })
    })
    expect((await list()).hidden_browsers?.value).toEqual(['browser_19'])
    const rows = await it.store.db.selectFrom('preferences').select('name').where('account_id', '=', account.id).execute()
    expect(rows).toHaveLength(1)
  })

  test('what another version of the site has stored does not stop this one', async () => {
    const { send, list, account } = await it.chooser()
    await send({ theme: { value: 'dark', changed_at: NOON } })
    await it.store.db
      .insertInto('preferences')
      .values({ account_id: account.id, name: 'font_size', value: '"gigantic"', changed_at: 1 })
      .execute()
    expect(Object.keys(await list())).toEqual(['theme'])
    expect((await send({ font_size: { value: 'large', changed_at: NOON } })).font_size?.value).toBe('large')
  })

  test('they are handed out with the account’s data, and go with the account', async () => {
    const [one, other] = [await it.chooser(), await it.chooser()]
    for (const { send } of [one, other]) await send({ theme: { value: 'dark', changed_at: MORNING } })
    expect(await readPersonalData(it.store.db, PERSONAL_DATA, one.account.id)).toMatchObject({
      preferences: { theme: { value: 'dark', changed_at: MORNING } },
    })
    await it.store.transact((transaction) => removeAccount(transaction, PERSONAL_DATA, one.account.id))
    const rows = it.store.db.selectFrom('preferences').select('name').where('account_id', '=', one.account.id)
    expect(await rows.execute()).toEqual([])
    expect((await one.client.post(API, { json: { preferences: {} } })).json()).toMatchObject({ code: 400, error: 'Invalid Session' })
    expect(Object.keys(await other.list())).toEqual(['theme'])
  })
})

function browsers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `browser_${index}`)
}
