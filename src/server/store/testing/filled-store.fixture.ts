import { sql } from 'kysely'
import type { Store } from '../store.ts'
import { listTables } from '../table-columns.ts'
import type { Tables, TransactionDatabase } from '../tables.ts'
import { exampleAccount } from './example-rows.fixture.ts'

/** More than are copied at once. */
const MANY = 1201
/** How many rows `fillStore` writes to the tables in which it is not one. */
export const MANY_ROWS: Readonly<Partial<Record<keyof Tables, number>>> = { accounts: MANY, plan_transitions: MANY, audit_log: 2 }

/** At least one row in every table, values at the edges of their types, and in some tables more than are copied at once. */
export async function fillStore(store: Store): Promise<void> {
  const at = 1_700_000_000_123
  const ids = Array.from({ length: MANY }, (_, index) => `account-${index}`)
  await store.transact(async (transaction) => {
    for (let start = 0; start < ids.length; start += 500) {
      const some = ids.slice(start, start + 500)
      const accounts = some.map((id) => exampleAccount(id, { email: `${id} “漢字” 🦊\n'` }))
      await transaction.insertInto('accounts').values(accounts).execute()
      await transaction.insertInto('plan_transitions').values(some.map(transition)).execute()
    }
    const [account_id = ''] = ids
    const settings = { locale_override: 'de', no_ads: 1, ai_help_history: 0, mdnplus_newsletter: 0, updated_at: at } as const
    await transaction
      .insertInto('account_settings')
      .values({ account_id, ...settings })
      .execute()
    const ping = { day: '2026-01-01', plan: 'core', ai_help_history: 0, no_ads: 0, offline: 1 } as const
    await transaction
      .insertInto('activity_pings')
      .values({ account_id, ...ping })
      .execute()
    const session = { id_hash: 'h', name: 'n', user_agent: '', created_at: at, last_seen_at: at, expires_at: Number.MAX_SAFE_INTEGER }
    await transaction
      .insertInto('sessions')
      .values({ account_id, ...session })
      .execute()
    const event = {
      issuer: 'i',
      token_id: 't',
      subject: 's',
      kind: 'delete_user',
      status: 'ignored',
      changed_at: -1,
      received_at: 0,
    } as const
    await transaction.insertInto('account_events').values(event).execute()
    await transaction.insertInto('refused_events').values({ id: 'r', reason: 'age', token_hash: 'h', received_at: at }).execute()
    const entry = { at, actor: 'cli', action: 'a', details: '{"a":[1,null,"\\u0000"]}' }
    await transaction
      .insertInto('audit_log')
      .values([
        { id: '1', target: null, ...entry },
        { id: '2', target: account_id, ...entry },
      ])
      .execute()
    await transaction.insertInto('site_state').values({ name: 'maintenance', value: '', updated_at: at }).execute()
    await transaction.insertInto('secrets').values({ name: 'keys', value: '{}', created_at: at }).execute()
    await transaction
      .insertInto('rate_buckets')
      .values({ key: 'k', tokens: 1 / 3, updated_at: at })
      .execute()
    await transaction.insertInto('counters').values({ name: 'subscribers', value: 3 }).execute()
    const subscription = { id: 's', provider: 'stripe', plan: 'mdn_plus_5m', status: 'past_due', currency: 'EUR', amount: 500 } as const
    await transaction
      .insertInto('subscriptions')
      .values({ account_id, ...subscription, period_end: at, cancels_at: null, created_at: at, updated_at: at })
      .execute()
    const customer = { customer_id: 'cus_1', asked_count: 2, stored_count: 1, created_at: at }
    await transaction
      .insertInto('billing_customers')
      .values({ account_id, ...customer })
      .execute()
    const paid = { id: 'evt_1', kind: 'invoice.paid', status: 'processed', happened_at: at, received_at: at } as const
    await transaction.insertInto('billing_events').values(paid).execute()
    await transaction.insertInto('billing_departures').values({ customer_id: 'cus_0', attempts: 1, next_at: at, created_at: at }).execute()
    const identity = {
      id: 'i',
      email: 'E@x',
      email_key: 'e@x',
      email_verified: 1,
      password_hash: '$',
      password_changed_at: at,
      created_at: at,
    } as const
    await transaction.insertInto('identities').values(identity).execute()
    const record = {
      model: 'Grant',
      id: 'g',
      payload: '{}',
      grant_id: null,
      user_code: null,
      uid: null,
      identity_id: 'i',
      expires_at: null,
      consumed_at: at,
    }
    await transaction.insertInto('provider_records').values(record).execute()
    await fillCollections(transaction, { account_id, at })
    const learned = { module: 'a/b', solved: '["x"]', total: 2, finished_at: null, updated_at: at }
    await transaction
      .insertInto('learned_modules')
      .values({ account_id, ...learned })
      .execute()
    await transaction
      .insertInto('follows')
      .values({ id: `follow of ${account_id}`, account_id, slug: 'web/css', collection_id: null, created_at: at })
      .execute()
    await transaction
      .insertInto('digests')
      .values({ account_id, locale: 'de', sent_until: '2026-11-12', mailed_at: at, created_at: at, postponed_at: at, text_rejected_at: at })
      .execute()
    await transaction.insertInto('preferences').values({ account_id, name: 'hidden_browsers', value: '["bun"]', changed_at: at }).execute()
    await transaction.insertInto('password_resets').values({ token_hash: 'h', identity_id: 'i', expires_at: at }).execute()
    const subscribed = { email: 'E@x', email_key: 'e@x', locale: 'de' }
    await transaction
      .insertInto('newsletter_addresses')
      .values({ ...subscribed, confirmed_at: at })
      .execute()
    await transaction
      .insertInto('newsletter_links')
      .values({ ...subscribed, token_hash: 'h', expires_at: at, used_at: null })
      .execute()
    await transaction.insertInto('newsletter_issues').values({ name: 'n', text_hash: 'h', started_at: at, finished_at: null }).execute()
    await transaction
      .insertInto('feedback_votes')
      .values({ id: 'v', kind: 'page', about: '/a', locale: 'de', is_helpful: 0, reason: 'other', comment: 'c', voted_at: at })
      .execute()
    await transaction
      .insertInto('survey_answers')
      .values({ id: 's', survey: 's', locale: 'de', url: '/a', answers: '{}', answered_at: at })
      .execute()
    await transaction
      .insertInto('observatory_sites')
      .values({ host: 'h', lease_owner: null, lease_until: 0, grade: 'A+', scanned_at: at })
      .execute()
    await transaction
      .insertInto('observatory_scans')
      .values({ id: 1, host: 'h', scanned_at: at, version: 1, grade: 'A+', score: 100, report: '{}', error: null, message: null })
      .execute()
    const day = '2026-11-12'
    await transaction.insertInto('telemetry_pings').values({ id: 'p', day }).execute()
    await transaction.insertInto('telemetry_sessions').values({ day, session: 's' }).execute()
    await transaction.insertInto('telemetry_days').values({ day, measure: 'visit', locale: 'de', about: '', count: 1 }).execute()
    const delivery = { issue: 'n', recipient: 'r', state: 'retry', changed_at: at, postponed_at: at, text_rejected_at: at } as const
    await transaction.insertInto('newsletter_deliveries').values(delivery).execute()
    await transaction.insertInto('ai_chats').values({ id: 'c', account_id, label: 'l', created_at: at, last_at: at }).execute()
    const turn = { question: 'q', answer: 'a', status: 'complete', sources: '[]', notes: '[]', model: null }
    await transaction
      .insertInto('ai_messages')
      .values({ id: 'm', chat_id: 'c', account_id, parent_id: null, ...turn, created_at: at })
      .execute()
    await transaction.insertInto('ai_quotas').values({ account_id, started_at: at, used: 1 }).execute()
    const explained = { hash: 'h', page: '/a', answer: 'a', views: 1, thumbs_up: 1, thumbs_down: 0 }
    await transaction
      .insertInto('ai_explanations')
      .values({ ...explained, created_at: at, used_at: at })
      .execute()
    await transaction.insertInto('ai_embeddings').values({ hash: 'h', vector: 'AACAPw==', used_at: at }).execute()
    const campaign = { id: 'c', state: 'active', starts: '', ends: '9', campaign: '{}', created_at: at, updated_at: at } as const
    await transaction.insertInto('ad_campaigns').values(campaign).execute()
    await transaction
      .insertInto('ad_images')
      .values({ campaign_id: 'c', placement: 'side', type: 'image/png', hash: 'h', bytes: 'AA==' })
      .execute()
    await transaction.insertInto('ad_counts').values({ campaign_id: 'c', day: '2026-11-21', views: 2, clicks: 1 }).execute()
    await transaction
      .insertInto('ad_placement_counts')
      .values({ day: '2026-11-21', campaign_id: 'c', placement: 'side', views: 2, clicks: 1 })
      .execute()
    await transaction.insertInto('ad_used_codes').values({ nonce: 'n', expires_at: at }).execute()
    const updates = { name: 'current', format: 1, version: '1.2.3', made_at: '2026-06-15T10:00:00.000Z', hash: 'h', data: 'eJw=' }
    await transaction
      .insertInto('stored_updates')
      .values({ ...updates, stored_at: at })
      .execute()
    const code = {
      html: '<b>',
      css: '',
      js: null,
      wat: '(module)',
      src: null,
      options: '{}',
      bytes: 3,
      state: 'kept',
      decided_at: at,
      created_at: at,
    } as const
    await transaction
      .insertInto('playground_codes')
      .values({ hash: 'h', ...code })
      .execute()
    await transaction.insertInto('playground_shares').values({ id: 'p', code_hash: 'h', account_id, created_at: at }).execute()
    const flag = { code_hash: 'h', reporter: 'r', share_id: 'p', account_id: null, reason: '', created_at: at }
    await transaction.insertInto('playground_flags').values(flag).execute()
  })
}

async function fillCollections(
  transaction: TransactionDatabase,
  { account_id, at }: { readonly account_id: string; readonly at: number },
): Promise<void> {
  const times = { created_at: at, updated_at: at }
  const texts = { name: 'n', name_key: 'k', description: '' }
  await transaction
    .insertInto('collections')
    .values({ id: 'c', account_id, ...texts, is_default: 1, number: 0, ...times })
    .execute()
  const titles = { page_title: 't', own_title: null, title_key: 't', search_key: 't\n', notes: '' }
  await transaction
    .insertInto('collection_items')
    .values({ id: 'i', collection_id: 'c', url: '/a', page_key: '/a', ...titles, parents: '[]', number: 1, place: -1, ...times })
    .execute()
  await transaction.insertInto('collection_shares').values({ collection_id: 'c', token: 't', shows_notes: 0, created_at: at }).execute()
}

/** An account's change of plan. */
export function transition(id: string): Tables['plan_transitions'] {
  return { id: `of-${id}`, account_id: id, old_plan: 'core', new_plan: 'core', changed_at: 1 }
}

/** All rows of all tables, in an order of their own. */
export async function rowsOf(store: Store): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables: [string, readonly string[]][] = []
  for (const table of listTables()) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(store.db)
    tables.push([table, rows.map((row) => JSON.stringify(row)).sort()])
  }
  return Object.fromEntries(tables)
}
