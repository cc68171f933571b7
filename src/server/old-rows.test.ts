import { afterEach, expect, test, vi } from 'vitest'
import { createTestApp, createTestClock } from './http/testing/test-app.fixture.ts'
import type { Database } from './store/tables.ts'
import { exampleAccount, pingRow } from './store/testing/example-rows.fixture.ts'
import { rowsOf } from './store/testing/filled-store.fixture.ts'
import { DATABASES, openTestStore, type TestStore } from './store/testing/open-test-store.fixture.ts'
import { DAY_MS } from './store/utc-day.ts'

/** Half a year, as users are told. */
const AI_HISTORY_DAYS = 15_778_476 / (24 * 60 * 60)
const FIRST_MS = 60_000
const provider = { issuer: 'https://id.example', clientId: 'herons', clientSecret: 'secret', scopes: 'openid email' }

const IDENTITY = {
  id: 'i',
  email: 'a@b.c',
  email_key: 'a@b.c',
  email_verified: 1,
  password_hash: '$',
  password_changed_at: 1,
  created_at: 1,
} as const

interface Moment {
  readonly at: number
  /** In UTC. */
  readonly day: string
  /** Of this moment only. */
  readonly id: string
}

/** What is stored for some days, by feature. */
const STORED: readonly { readonly days: number; readonly insert: (db: Database, moment: Moment) => Promise<unknown> }[] = [
  { days: 365, insert: (db, { at }) => insertScan(db, { at, grade: 'A' }) },
  { days: 1, insert: (db, { at }) => insertScan(db, { at, grade: null }) },
  {
    days: 365,
    insert: (db, { at, id }) =>
      db.insertInto('observatory_sites').values({ host: id, lease_owner: null, lease_until: 0, grade: 'A', scanned_at: at }).execute(),
  },
  { days: 30, insert: (db, { day, id }) => db.insertInto('telemetry_pings').values({ id, day }).execute() },
  { days: 2, insert: (db, { day, id }) => db.insertInto('telemetry_sessions').values({ session: id, day }).execute() },
  { days: 400, insert: (db, { day }) => insertCount(db, { day, measure: 'visit' }) },
  { days: 90, insert: (db, { day }) => insertCount(db, { day, measure: 'not_found' }) },
  {
    days: 365,
    insert: (db, { at, id }) =>
      db
        .insertInto('feedback_votes')
        .values({ id, kind: 'page', about: '/a', locale: 'de', is_helpful: 1, reason: null, comment: null, voted_at: at })
        .execute(),
  },
  {
    days: 365,
    insert: (db, { at, id }) =>
      db.insertInto('survey_answers').values({ id, survey: 's', locale: 'de', url: '/a', answers: '{}', answered_at: at }).execute(),
  },
  { days: 0, insert: (db, { at, id }) => db.insertInto('ad_used_codes').values({ nonce: id, expires_at: at }).execute() },
  { days: 400, insert: (db, { day }) => db.insertInto('ad_counts').values({ campaign_id: 'c', day, views: 2, clicks: 1 }).execute() },
  {
    days: 400,
    insert: (db, { day }) =>
      db.insertInto('ad_placement_counts').values({ campaign_id: 'c', placement: 'side', day, views: 2, clicks: 1 }).execute(),
  },
  {
    days: 30,
    insert: (db, { at, id }) => db.insertInto('refused_events').values({ id, reason: 'age', token_hash: 'h', received_at: at }).execute(),
  },
  {
    days: 90,
    insert: (db, { at, id }) => {
      const event = { issuer: 'i', token_id: id, subject: 's', kind: 'profile_change', status: 'processed' } as const
      return db
        .insertInto('account_events')
        .values({ ...event, changed_at: at, received_at: at })
        .execute()
    },
  },
  { days: 30, insert: (db, { at, id }) => insertSession(db, { id, last_seen_at: at, expires_at: at }) },
  { days: 60, insert: (db, { at, id }) => insertSession(db, { id: `idle ${id}`, last_seen_at: at, expires_at: Number.MAX_SAFE_INTEGER }) },
  {
    days: 0,
    insert: (db, { at, id }) => db.insertInto('password_resets').values({ token_hash: id, identity_id: 'i', expires_at: at }).execute(),
  },
  {
    days: 0,
    insert: (db, { at, id }) => {
      const nothing = { grant_id: null, user_code: null, uid: null, identity_id: null, consumed_at: null }
      return db
        .insertInto('provider_records')
        .values({ model: 'SignUp', id, payload: '{}', expires_at: at, ...nothing })
        .execute()
    },
  },
  { days: 1, insert: (db, { at, id }) => db.insertInto('rate_buckets').values({ key: id, tokens: 1, updated_at: at }).execute() },
  {
    days: 90,
    insert: (db, { at, id }) =>
      db.insertInto('billing_events').values({ id, kind: 'invoice.paid', status: 'processed', happened_at: at, received_at: at }).execute(),
  },
  { days: 400, insert: (db, { day }) => db.insertInto('activity_pings').values(pingRow('ada', day)).execute() },
  {
    days: 5,
    insert: (db, { at, id }) => {
      const link = { email: 'a@b.c', email_key: 'a@b.c', locale: 'de', used_at: null }
      return db
        .insertInto('newsletter_links')
        .values({ ...link, token_hash: id, expires_at: at })
        .execute()
    },
  },
  { days: AI_HISTORY_DAYS, insert: insertChat },
  { days: 90, insert: (db, { at, id }) => db.insertInto('ai_embeddings').values({ hash: id, vector: '', used_at: at }).execute() },
  {
    days: 180,
    insert: (db, { at, id }) => {
      const counts = { views: 1, thumbs_up: 0, thumbs_down: 0 }
      return db
        .insertInto('ai_explanations')
        .values({ ...counts, hash: id, page: '/a', answer: 'a', created_at: at, used_at: at })
        .execute()
    },
  },
]

afterEach(() => vi.useRealTimers())

test.each(DATABASES)('what is stored for some time is deleted after it though no one calls, some rows at a time, on %s', async (kind) => {
  const clock = createTestClock()
  const store = await openTestStore(kind, clock.now)
  await store.db.insertInto('accounts').values(exampleAccount('ada')).execute()
  await store.db.insertInto('identities').values(IDENTITY).execute()
  const fill = async (moreDays: number): Promise<void> => {
    for (const { days, insert } of STORED) await insert(store.db, momentOf(clock.now() - (days + moreDays) * DAY_MS))
  }
  await fill(-1)
  const young = await rowsOf(store)
  await fill(1)
  expect(await rowsOf(store)).not.toEqual(young)

  const { sharedStore, deletions } = recordDeletions(store)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // The features are off, as on a site that had them once.
  const { close } = await createTestApp({ kind, clock, sharedStore, features: [], signIn: { kind: 'outside', provider } })
  vi.advanceTimersByTime(FIRST_MS)
  vi.useRealTimers()
  await expect.poll(() => rowsOf(store), { timeout: 10_000 }).toEqual(young)
  expect(deletions.length).toBeGreaterThan(0)
  expect(deletions.filter((statement) => !/ limit /.test(statement))).toEqual([])
  await close()
  await store.close()
})

/** The store, and the statements with which it is asked to delete. */
function recordDeletions(store: TestStore): { readonly sharedStore: TestStore; readonly deletions: readonly string[] } {
  const deletions: string[] = []
  const db = store.db.withPlugin({
    transformQuery({ node, queryId }) {
      const { sql } = store.db.getExecutor().compileQuery(node, queryId)
      if (sql.startsWith('delete')) deletions.push(sql)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { sharedStore: { ...store, db }, deletions }
}

function momentOf(at: number): Moment {
  return { at, day: new Date(at).toISOString().slice(0, 10), id: String(at) }
}

async function insertScan(db: Database, { at, grade }: { readonly at: number; readonly grade: 'A' | null }): Promise<void> {
  const rest = { host: 'site.example', version: 1, score: null, report: null, error: null, message: null }
  await db
    .insertInto('observatory_scans')
    .values({ ...rest, id: at, scanned_at: at, grade })
    .execute()
}

async function insertChat(db: Database, { at, id }: Moment): Promise<void> {
  await db.insertInto('ai_chats').values({ id, account_id: 'ada', label: null, created_at: at, last_at: at }).execute()
  const open = { parent_id: null, answer: null, status: null, sources: '[]', notes: '[]', model: null }
  await db
    .insertInto('ai_messages')
    .values({ ...open, id, chat_id: id, account_id: 'ada', question: 'a', created_at: at })
    .execute()
}

async function insertSession(
  db: Database,
  { id, ...ends }: { readonly id: string; readonly last_seen_at: number; readonly expires_at: number },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ id_hash: id, name: id, account_id: 'ada', user_agent: '', created_at: 1, ...ends })
    .execute()
}

async function insertCount(db: Database, { day, measure }: { readonly day: string; readonly measure: string }): Promise<void> {
  await db.insertInto('telemetry_days').values({ day, measure, locale: '', about: 'a', count: 1 }).execute()
}
