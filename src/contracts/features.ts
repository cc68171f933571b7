import { AD_ADDRESSES } from './ad-addresses.ts'
import { findLocale } from './locales.ts'
import { CONFIRM_NEWSLETTER_PATH, NEWSLETTER_ADDRESSES } from './newsletter-addresses.ts'
import { OBSERVATORY_ADDRESSES } from './observatory-addresses.ts'
import { SURVEY_ADDRESSES } from './survey-addresses.ts'
import { SUBMIT_PATH, TELEMETRY_ADDRESSES } from './telemetry-names.ts'

/** Parts of the product that an operator can turn off: those that exist. */
export const FEATURES = [
  'plus',
  'collections',
  'newsletter',
  'advertising',
  'ads',
  'observatory',
  'ai-help',
  'telemetry',
  'surveys',
  'offline',
] as const
export type Feature = (typeof FEATURES)[number]

/** The features that are on when the operator sets none. */
export const DEFAULT_FEATURES: readonly Feature[] = FEATURES

const NEWSLETTER = ['/{locale}/newsletter', NEWSLETTER_ADDRESSES.ask.path, CONFIRM_NEWSLETTER_PATH]

/** Where each feature's addresses begin; `{locale}` stands for any language. */
const ADDRESSES: Readonly<Record<Feature, readonly string[]>> = {
  // Collections, updates, follows, AI Help and the newsletter are parts of it, though their calls lie elsewhere. The page to unsubscribe is always there.
  plus: [
    '/{locale}/plus',
    '/api/v1/plus',
    '/api/v1/stripe',
    '/users/plus',
    '/api/v2/collections',
    '/api/v2/updates',
    '/api/v2/follows',
    ...NEWSLETTER,
  ],
  collections: ['/{locale}/plus/collections', '/api/v2/collections', '/api/v2/updates/collections'],
  newsletter: ['/api/v1/plus/newsletter', ...NEWSLETTER],
  advertising: ['/{locale}/advertising'],
  ads: [...Object.values(AD_ADDRESSES).map(({ path }) => path.replace('/{image}', ''))],
  'ai-help': ['/{locale}/plus/ai-help', '/api/v1/plus/ai'],
  surveys: [SURVEY_ADDRESSES.answer.path.replace('/{survey}/answers/', '')],
  observatory: ['/{locale}/observatory', ...Object.values(OBSERVATORY_ADDRESSES).map(({ path }) => path)],
  // Its script is always there: where the feature is off, one that deletes everything and leaves (server/offline).
  offline: [],
  telemetry: ['/{locale}/telemetry', TELEMETRY_ADDRESSES.events.path, SUBMIT_PATH],
}

/**
 * Whether an address belongs to a feature that is not among `features`: then there is no such page, no such call and no link to it.
 *
 * @param path decoded, in any case
 * @example isSwitchedOff('/en-US/plus/collections', ['plus']) // true
 */
export function isSwitchedOff(path: string, features: readonly Feature[]): boolean {
  const asked = path.toLowerCase()
  return FEATURES.some((feature) => !features.includes(feature) && ADDRESSES[feature].some((address) => isBelow(asked, address)))
}

function isBelow(path: string, address: string): boolean {
  const [, first = ''] = path.split('/')
  if (address.startsWith('/{locale}') && findLocale(first) === undefined) return false
  const beginning = address.replace('{locale}', first)
  return path === beginning || path.startsWith(`${beginning}/`)
}
