import type { AccountsTable, Tables } from '../tables.ts'

/** An account's row; `id` makes it another one. */
export function exampleAccount(id: string, changes: Partial<AccountsTable> = {}): AccountsTable {
  return {
    id,
    issuer: 'https://id.example',
    subject: `subject-${id}`,
    email: `${id}@example.org`,
    email_key: `${id}@example.org`,
    avatar_url: null,
    plan: 'core',
    enforced_plan: null,
    is_staff: 0,
    is_superuser: 0,
    is_beta_tester: 0,
    billed_plan: 'core',
    subscriber_number: null,
    refresh_token: null,
    created_at: 1_700_000_000_123,
    updated_at: 1_700_000_000_123,
    ...changes,
  }
}

/** A user's visit of a day. */
export function pingRow(account: string, day: string): Tables['activity_pings'] {
  return { account_id: account, day, plan: 'core', ai_help_history: 0, no_ads: 0, offline: 0 }
}
