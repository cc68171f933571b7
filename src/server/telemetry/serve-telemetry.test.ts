import { gzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FEATURES } from '#contracts/features.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import type { TelemetryDaysTable } from '../store/tables/telemetry.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { SUBJECTS_MAX, TYPED_SUBJECTS_MAX } from './add-counts.ts'
import { actionPing, pagePing, uuidOf } from './ping.fixture.ts'
import { sweepTelemetry } from './sweep-telemetry.ts'

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
const CSS = '/en-US/docs/Web/CSS'
const DAY_MS = 24 * 60 * 60_000

describe.each(DATABASES)('pings, on %s', (kind) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ kind, features: FEATURES, signIn: { kind: 'outside', provider } })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    for (const table of ['telemetry_pings', 'telemetry_sessions', 'telemetry_days'] as const)
      await site.store.db.deleteFrom(table).execute()
  })

  const submit = (
    id: number | string,
    payload: Buffer | string,
    headers: Readonly<Record<string, string>> = {},
    path = 'lectern/page/1',
  ): Promise<LightMyRequestResponse> =>
    site.app.inject({
      method: 'POST',
      url: `/submit/${path}/${typeof id === 'number' ? uuidOf(id) : id}`,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      payload,
    })
  const send = (id: number, ping: unknown, name = 'page') => submit(id, JSON.stringify(ping), {}, `lectern/${name}/1`)
  const counts = async (): Promise<readonly (readonly unknown[])[]> => {
    const rows = await site.store.db.selectFrom('telemetry_days').selectAll().orderBy('measure').orderBy('about').execute()
    return rows.map(({ measure, locale, about, count }) => [measure, locale, about, Number(count)])
  }
  const fill = (row: Omit<TelemetryDaysTable, 'about'>, from: number, length = 2000) =>
    site.store.db
      .insertInto('telemetry_days')
      .values(Array.from({ length }, (_, index) => ({ ...row, about: `/${from + index}` })))
      .execute()
  const pingCount = async (): Promise<number> => (await site.store.db.selectFrom('telemetry_pings').select('id').execute()).length

  test('a page is counted for its path and locale, a session as one visit of the day', async () => {
    for (const [id, session] of [
      [1, 7],
      [2, 7],
      [3, 8],
    ] as const)
      expect((await send(id, pagePing(CSS, uuidOf(session)))).statusCode).toBe(204)
    expect(await counts()).toEqual([
      ['all_view', 'en-US', '', 3],
      ['view', 'en-US', CSS, 3],
      ['visit', 'en-US', '', 2],
    ])
  })

  test('a ping that comes again is answered in the same way and is counted once, also twenty times at once', async () => {
    await inParallel(20, () => send(1, pagePing(CSS, uuidOf(7))))
    expect((await send(1, pagePing(CSS, uuidOf(7)))).statusCode).toBe(204)
    expect(await counts()).toEqual([
      ['all_view', 'en-US', '', 1],
      ['view', 'en-US', CSS, 1],
      ['visit', 'en-US', '', 1],
    ])
  })

  test('actions are counted by event; scroll depth by page; words without results and unknown addresses by themselves', async () => {
    const ping = actionPing(
      { id: 'theme.choose', type: 'dark', page: CSS },
      { id: 'theme.choose', type: 'light', page: CSS },
      { id: 'page.scroll_depth', type: '50', page: CSS },
      { id: 'search.no_results', label: 'flexbxo', page: '/de/search' },
      { id: 'page.not_found', label: '/fr/docs/Nothing', page: '/fr/docs/Nothing' },
      { id: 'made.up', page: CSS },
    )
    expect((await send(1, ping, 'action')).statusCode).toBe(204)
    expect(await counts()).toEqual([
      ['all_depth_50', 'en-US', '', 1],
      ['depth_50', 'en-US', CSS, 1],
      ['event', 'fr', 'page.not_found', 1],
      ['event', 'en-US', 'page.scroll_depth', 1],
      ['event', 'de', 'search.no_results', 1],
      ['event', 'en-US', 'theme.choose', 2],
      ['not_found', 'fr', '/fr/docs/Nothing', 1],
      ['search_without_results', 'de', 'flexbxo', 1],
    ])
  })

  test('what users type is counted without case, spaces, controls and marks of direction; an address without its query', async () => {
    const ping = actionPing(
      { id: 'search.no_results', label: '  Flexbxo \u202egrid\u0007 ', page: '/de/search' },
      { id: 'search.no_results', label: 'flexbxo\n\tGRID', page: '/de/search' },
      { id: 'search.no_results', label: '\u2066', page: '/de/search' },
      { id: 'search.no_results', label: 'a'.repeat(160), page: '/de/search' },
      { id: 'page.not_found', label: '/de/x?secret=1#part', page: '/de/x' },
      { id: 'page.not_found', label: '=HYPERLINK("//evil.example")', page: '/de/x' },
    )
    expect((await send(1, ping, 'action')).statusCode).toBe(204)
    expect((await counts()).filter(([measure]) => measure !== 'event')).toEqual([
      ['not_found', 'de', '/de/x', 1],
      ['search_without_results', 'de', 'a'.repeat(100), 1],
      ['search_without_results', 'de', 'flexbxo grid', 2],
    ])
  })

  test('a compressed ping is read like a plain one', async () => {
    const body = gzipSync(JSON.stringify(pagePing(CSS, uuidOf(7))))
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json; charset=utf-8' }
    expect((await submit(1, body, headers)).statusCode).toBe(204)
    expect((await submit(2, body, { ...headers, 'content-encoding': 'br' })).statusCode).toBe(415)
    expect((await submit(3, body.subarray(0, 40), headers)).statusCode).toBe(400)
    expect((await submit(4, 'no gzip', headers)).statusCode).toBe(400)
    expect(await pingCount()).toBe(1)
  })

  test.each([
    ['of 2 MiB', gzipSync(Buffer.alloc(2 * 1024 * 1024, 32))],
    ['of 1 GiB', gzipBomb()],
  ])('a body that decodes to more than 1 MiB is rejected while it is decoded: %s', async (_, body) => {
    const { statusCode } = await submit(1, body, { 'content-encoding': 'gzip' })
    expect([statusCode, await pingCount()]).toEqual([413, 0])
  })

  test('a plain body over 1 MiB is rejected', async () => {
    expect((await submit(1, ' '.repeat(1024 * 1024 + 1))).statusCode).toBe(413)
  })

  test.each([
    ['another app', 'mdn-yari/page/1', uuidOf(1)],
    ['another ping', 'lectern/events/1', uuidOf(1)],
    ['another version', 'lectern/page/2', uuidOf(1)],
    ['an id that is none', 'lectern/page/1', 'x'.repeat(36)],
    ['an id in upper case', 'lectern/page/1', 'ABCDEF00-0000-4000-8000-000000000000'],
  ])('%s is not found', async (_, path, id) => {
    expect([(await submit(id, JSON.stringify(pagePing(CSS, uuidOf(7))), {}, path)).statusCode, await pingCount()]).toEqual([404, 0])
  })

  test.each([
    ['no JSON', 'x'],
    ['nothing', ''],
    ['a list', '[]'],
    ['another metric', JSON.stringify({ ...pagePing(CSS, uuidOf(7)), metrics: { string: { 'user.name': 'Ada' } } })],
    ['an event over 500 characters', JSON.stringify(actionPing({ id: 'page.click', label: 'x'.repeat(501) }))],
    ['an event with other fields', JSON.stringify(actionPing({ id: 'page.click', ...{ email: 'ada@example.org' } }))],
    ['501 events', JSON.stringify(actionPing(...Array.from({ length: 501 }, () => ({ id: 'page.click' }))))],
    ['a NUL', JSON.stringify(actionPing({ id: 'page.click', label: 'a\0' }))],
    ['half a surrogate pair', JSON.stringify(actionPing({ id: 'page.click', label: '\ud800' }))],
  ])('a body with %s is rejected, and nothing of it is stored', async (_, body) => {
    expect([(await submit(1, body)).statusCode, await pingCount(), await counts()]).toEqual([400, 0, []])
  })

  test('the day is that of the server, however wrong the clock of the browser is', async () => {
    const times = { seq: 0, start_time: '1970-01-01T00:00+00:00', end_time: '2199-01-01T00:00+14:00' }
    expect((await send(1, pagePing(CSS, uuidOf(7), { ping_info: times }))).statusCode).toBe(204)
    const { day } = await site.store.db.selectFrom('telemetry_days').select('day').executeTakeFirstOrThrow()
    expect(day).toBe(new Date(site.clock.now()).toISOString().slice(0, 10))
  })

  test('another site can send nothing in the name of a user', async () => {
    const { statusCode } = await submit(1, JSON.stringify(pagePing(CSS, uuidOf(7))), { origin: 'https://evil.example' })
    expect([statusCode, await pingCount()]).toEqual([403, 0])
  })

  test('nothing that is stored names a browser, a session or an address', async () => {
    await send(1, pagePing(CSS, uuidOf(7)))
    const tables = ['telemetry_pings', 'telemetry_sessions', 'telemetry_days'] as const
    const rows = await Promise.all(tables.map((table) => site.store.db.selectFrom(table).selectAll().execute()))
    const text = JSON.stringify(rows)
    for (const secret of [uuidOf(7), uuidOf(99), '127.0.0.1', '2026-11-23T12:00']) expect(text).not.toContain(secret)
  })

  test('a deletion request removes the session of its browser', async () => {
    await send(1, pagePing(CSS, uuidOf(7)))
    await send(2, pagePing(CSS, uuidOf(8)))
    const { metrics: _, ...request } = pagePing('/', uuidOf(7))
    expect((await send(3, request, 'deletion-request')).statusCode).toBe(204)
    expect((await site.store.db.selectFrom('telemetry_sessions').select('session').execute()).length).toBe(1)
  })

  test('a day that has as many subjects as it stores counts others together', async () => {
    const day = new Date(site.clock.now()).toISOString().slice(0, 10)
    const row = { day, measure: 'view', locale: '', count: 1 }
    for (let at = 0; at < SUBJECTS_MAX; at += 2000) await fill(row, at)
    await send(1, pagePing('/17', uuidOf(7)))
    await send(2, pagePing('/new', uuidOf(7)))
    const rows = await site.store.db.selectFrom('telemetry_days').selectAll().where('measure', '=', 'view').execute()
    const countOf = (about: string): number => Number(rows.find((one) => one.about === about)?.count ?? 0)
    expect([countOf('/17'), countOf('/new'), countOf('')]).toEqual([2, 0, 1])
  })

  test('of what users type a day stores fewer, so that invented addresses fill no table', async () => {
    const day = new Date(site.clock.now()).toISOString().slice(0, 10)
    const row = { day, measure: 'not_found', locale: '', count: 1 }
    for (let at = 0; at < TYPED_SUBJECTS_MAX - 1; at += 2000) await fill(row, at, Math.min(2000, TYPED_SUBJECTS_MAX - 1 - at))
    const ids = Array.from({ length: 50 }, (_, index) => `/invented-${index}`)
    await send(1, actionPing(...ids.map((label) => ({ id: 'page.not_found', label }))), 'action')
    const rows = await site.store.db.selectFrom('telemetry_days').selectAll().where('measure', '=', 'not_found').execute()
    expect(rows).toHaveLength(TYPED_SUBJECTS_MAX)
    expect(rows.filter(({ about }) => about === '').map(({ count }) => Number(count))).toEqual([50])
  })

  test('what is old is deleted: ids after a month, sessions after two days, words after 90 days, counts after 400', async () => {
    await send(1, pagePing(CSS, uuidOf(7)))
    await send(2, actionPing({ id: 'search.no_results', label: 'flexbxo', page: CSS }), 'action')
    const { db } = site.store
    const left = async (days: number) => {
      await sweepTelemetry(db, site.clock.now() + days * DAY_MS)
      const sessions = await db.selectFrom('telemetry_sessions').select('day').execute()
      return [await pingCount(), sessions.length, (await counts()).length]
    }
    expect([await left(2), await left(3), await left(31), await left(91), await left(401)]).toEqual([
      [2, 1, 5],
      [2, 0, 5],
      [0, 0, 5],
      [0, 0, 4],
      [0, 0, 0],
    ])
  })

  test('one network sends so many pings only', async () => {
    const statuses = new Set<number>()
    const limited = await createTestApp({ kind, features: FEATURES, signIn: { kind: 'outside', provider }, limitFactor: 0.001 })
    for (let id = 1; id <= 4; id++) {
      const { statusCode, headers } = await limited.app.inject({
        method: 'POST',
        url: `/submit/lectern/page/1/${uuidOf(id)}`,
        payload: JSON.stringify(pagePing(CSS, uuidOf(7))),
        headers: { 'content-type': 'text/plain' },
      })
      statuses.add(statusCode)
      expect(statusCode === 429).toBe(headers['retry-after'] !== undefined)
    }
    await limited.close()
    expect([...statuses]).toEqual([204, 429])
  })
})

test('a site without telemetry takes no pings', async () => {
  const features = FEATURES.filter((feature) => feature !== 'telemetry')
  const site = await createTestApp({ kind: 'sqlite', features, signIn: { kind: 'outside', provider } })
  const { statusCode } = await site.app.inject({ method: 'POST', url: `/submit/lectern/page/1/${uuidOf(1)}`, payload: '{}' })
  await site.close()
  expect(statusCode).toBe(404)
})

/** A gigabyte of spaces, compressed member by member (RFC 1952, section 2.2). */
function gzipBomb(): Buffer {
  const member = gzipSync(Buffer.alloc(16 * 1024 * 1024, 32))
  return Buffer.concat(Array.from({ length: 64 }, () => member))
}
