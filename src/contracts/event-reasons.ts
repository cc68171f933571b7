import type { EventName } from './events.ts'

type Feature<Name> = Name extends `${infer First}.${string}` ? First : never

/** Why events are told; the texts are in `locales/telemetry`. */
export const REASONS = ['reading', 'ways', 'search', 'reference', 'code', 'feedback', 'account', 'notices'] as const
export type Reason = (typeof REASONS)[number]

/** Why the events of each feature are told. A new feature does not compile before it has a reason. */
export const EVENT_REASONS: Readonly<Record<Feature<EventName>, Reason>> = {
  page: 'reading',
  menu: 'ways',
  theme: 'account',
  language: 'ways',
  search: 'search',
  article: 'reference',
  baseline: 'reference',
  compat: 'reference',
  code: 'code',
  feedback: 'feedback',
  thumbs: 'feedback',
  play: 'code',
  examples: 'code',
  accounts: 'account',
  collections: 'account',
  plus: 'account',
  updates: 'account',
  ai_help: 'account',
  offline: 'account',
  observatory: 'account',
  ads: 'notices',
  banners: 'notices',
  surveys: 'notices',
  home: 'ways',
  blog: 'ways',
  curriculum: 'ways',
  community: 'ways',
  pages: 'ways',
}
