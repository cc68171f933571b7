import type { BrowserContext } from '@playwright/test'
import type { WhoAmI } from '#contracts/accounts.ts'

/** A reader who is not signed in, as the server answers. */
export const NOBODY: WhoAmI = {
  geo: { country: 'Unknown', country_iso: 'ZZ' },
  username: null,
  is_authenticated: null,
  is_beta_tester: null,
  is_staff: null,
  is_super_user: null,
  email: null,
  avatar_url: null,
  is_subscriber: null,
  subscription_type: null,
  subscriber_number: null,
  settings: null,
}

export const ADA: WhoAmI = {
  ...NOBODY,
  username: 'u1',
  is_authenticated: true,
  is_beta_tester: false,
  is_staff: false,
  is_super_user: false,
  email: 'ada.lovelace@example.org',
  is_subscriber: false,
  subscription_type: 'core',
}

export const SUBSCRIBER: WhoAmI = { ...ADA, is_subscriber: true, subscription_type: 'mdn_plus_5y' }

/** Answers the pages of a context in the place of the server; gives the way to change the answer, and how often it was asked for. */
export async function answerWho(context: BrowserContext, first: WhoAmI | number) {
  let answer = first
  let count = 0
  await context.route('**/api/v1/ping', (route) => route.fulfill({ status: 201, body: '' }))
  // The readers of these tests have saved nothing.
  await context.route('**/api/v2/collections/lookup/**', (route) => route.fulfill({ json: { results: [] } }))
  await context.route('**/api/v1/whoami', (route) => {
    count += 1
    return typeof answer === 'number' ? route.fulfill({ status: answer, json: {} }) : route.fulfill({ json: answer })
  })
  return {
    change(next: WhoAmI | number): void {
      answer = next
    },
    count: (): number => count,
  }
}
