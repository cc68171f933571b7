import { expect, test } from 'vitest'
import type { WhoAmI } from '#contracts/accounts.ts'
import { ANYBODY, userOf } from './user-of.ts'

const ANONYMOUS: WhoAmI = {
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

test('of an anonymous user the defaults are known: in the United States, nothing set', () => {
  expect(userOf(ANONYMOUS)).toEqual(ANYBODY)
  expect(ANYBODY).toMatchObject({
    isAuthenticated: false,
    geo: { country: 'United States', country_iso: 'US' },
    settings: { noAds: false },
  })
})

test('the user is what the server says', () => {
  const settings = {
    locale_override: 'zh-TW',
    mdnplus_newsletter: true,
    no_ads: true,
    ai_help_history: true,
    collections_last_modified_time: '2026-01-02T03:04:05.006Z',
  } as const
  const answer: WhoAmI = {
    geo: { country: 'Iceland', country_iso: 'IS' },
    username: 'u1',
    is_authenticated: true,
    is_beta_tester: true,
    is_staff: true,
    is_super_user: true,
    email: 'ada@example.org',
    avatar_url: 'https://pictures.example/ada.png',
    is_subscriber: true,
    subscription_type: 'mdn_plus_10y',
    subscriber_number: 7,
    settings,
    maintenance: 'Back at noon.',
  }
  expect(userOf(answer)).toEqual({
    username: 'u1',
    isAuthenticated: true,
    isBetaTester: true,
    isStaff: true,
    isSuperUser: true,
    email: 'ada@example.org',
    avatarUrl: 'https://pictures.example/ada.png',
    isSubscriber: true,
    subscriptionType: 'mdn_plus_10y',
    subscriberNumber: 7,
    geo: { country: 'Iceland', country_iso: 'IS' },
    maintenance: 'Back at noon.',
    settings: {
      aiHelpHistory: true,
      collectionsLastModifiedTime: '2026-01-02T03:04:05.006Z',
      localeOverride: 'zh-TW',
      mdnplusNewsletter: true,
      noAds: true,
    },
  })
})
