import type { COLUMN_TYPES } from './migrations/columns.ts'
import type { Tables } from './tables.ts'

type Column = keyof typeof COLUMN_TYPES | `${keyof typeof COLUMN_TYPES} or null`

/**
 * The columns of each table as migrations have left them: what programs read that treat all tables alike. A table that another one
 * refers to comes before it. That nothing is missing is held by the types, that the databases have the same by a test.
 */
export const TABLE_COLUMNS: { readonly [Name in keyof Tables]: Readonly<Record<keyof Tables[Name], Column>> } = {
  accounts: {
    id: 'text',
    issuer: 'text',
    subject: 'text',
    email: 'text',
    email_key: 'text',
    avatar_url: 'text or null',
    plan: 'text',
    enforced_plan: 'text or null',
    is_staff: 'flag',
    is_superuser: 'flag',
    is_beta_tester: 'flag',
    refresh_token: 'text or null',
    created_at: 'instant',
    updated_at: 'instant',
  },
  account_settings: {
    account_id: 'text',
    locale_override: 'text or null',
    no_ads: 'flag',
    ai_help_history: 'flag',
    mdnplus_newsletter: 'flag',
    updated_at: 'instant',
    collections_changed_at: 'instant or null',
  },
  activity_pings: { account_id: 'text', day: 'text', plan: 'text', ai_help_history: 'flag', no_ads: 'flag', offline: 'flag' },
  sessions: {
    id_hash: 'text',
    name: 'text',
    account_id: 'text',
    user_agent: 'text',
    created_at: 'instant',
    last_seen_at: 'instant',
    expires_at: 'instant',
  },
  plan_transitions: { id: 'text', account_id: 'text', old_plan: 'text', new_plan: 'text', changed_at: 'instant' },
  account_events: {
    issuer: 'text',
    token_id: 'text',
    subject: 'text',
    kind: 'text',
    status: 'text',
    changed_at: 'instant',
    received_at: 'instant',
  },
  refused_events: { id: 'text', reason: 'text', token_hash: 'text', received_at: 'instant' },
  audit_log: { id: 'text', at: 'instant', actor: 'text', action: 'text', target: 'text or null', details: 'json' },
  site_state: { name: 'text', value: 'text', updated_at: 'instant' },
  secrets: { name: 'text', value: 'json', created_at: 'instant' },
  rate_buckets: { key: 'text', tokens: 'real', updated_at: 'instant' },
  identities: {
    id: 'text',
    email: 'text',
    email_key: 'text',
    email_verified: 'flag',
    password_hash: 'text',
    password_changed_at: 'instant',
    created_at: 'instant',
  },
  provider_records: {
    model: 'text',
    id: 'text',
    payload: 'json',
    grant_id: 'text or null',
    user_code: 'text or null',
    uid: 'text or null',
    identity_id: 'text or null',
    expires_at: 'instant or null',
    consumed_at: 'instant or null',
  },
  password_resets: { token_hash: 'text', identity_id: 'text', expires_at: 'instant' },
  collections: {
    id: 'text',
    account_id: 'text',
    name: 'text',
    name_key: 'text',
    description: 'text',
    is_default: 'flag',
    number: 'integer',
    created_at: 'instant',
    updated_at: 'instant',
  },
  collection_items: {
    id: 'text',
    collection_id: 'text',
    url: 'text',
    page_key: 'text',
    page_title: 'text',
    own_title: 'text or null',
    title_key: 'text',
    search_key: 'text',
    notes: 'text',
    parents: 'json',
    number: 'integer',
    place: 'integer',
    created_at: 'instant',
    updated_at: 'instant',
  },
  collection_shares: { collection_id: 'text', token: 'text', shows_notes: 'flag', created_at: 'instant' },
  playground_codes: {
    hash: 'text',
    html: 'text or null',
    css: 'text or null',
    js: 'text or null',
    src: 'text or null',
    options: 'json or null',
    bytes: 'integer',
    state: 'text',
    decided_at: 'instant or null',
    created_at: 'instant',
    wat: 'text or null',
  },
  playground_shares: { id: 'text', code_hash: 'text', account_id: 'text or null', created_at: 'instant' },
  playground_flags: {
    code_hash: 'text',
    reporter: 'text',
    share_id: 'text',
    account_id: 'text or null',
    reason: 'text',
    created_at: 'instant',
  },
  learned_modules: {
    account_id: 'text',
    module: 'text',
    solved: 'json',
    total: 'integer',
    finished_at: 'instant or null',
    updated_at: 'instant',
  },
  preferences: { account_id: 'text', name: 'text', value: 'json', changed_at: 'instant' },
}

/** Every table, one that another refers to before it. */
export function listTables(): readonly (keyof Tables)[] {
  return Object.keys(TABLE_COLUMNS).filter(isTable)
}

function isTable(name: string): name is keyof Tables {
  return Object.hasOwn(TABLE_COLUMNS, name)
}
