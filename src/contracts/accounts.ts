import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { get, post, remove } from './endpoint.ts'
import { Plan } from './plans.ts'

/** Languages that a reader may set instead of the address's (reference/backend.md 1.2). */
export const OVERRIDE_LOCALES = ['de', 'en-US', 'es', 'fr', 'ja', 'ko', 'pl', 'pt-BR', 'ru', 'zh-CN', 'zh-TW'] as const
const OverrideLocale = Type.Enum([...OVERRIDE_LOCALES])

/** What a reader has set (spec 000 section 3, reference/backend.md 1.2). */
export const AccountSettings = closedObject({
  locale_override: orNull(OverrideLocale),
  mdnplus_newsletter: Type.Boolean(),
  no_ads: Type.Boolean(),
  ai_help_history: Type.Boolean(),
  /** ISO 8601 in UTC; null before the first collection changed. */
  collections_last_modified_time: orNull(Type.String()),
})
export type AccountSettings = Static<typeof AccountSettings>

/** Where the reader seems to be: `Unknown` and `ZZ` where nothing is known. */
export const Geo = closedObject({ country: Type.String(), country_iso: Type.String({ pattern: '^[A-Z]{2}$' }) })
export type Geo = Static<typeof Geo>

/** The answer of `GET /api/v1/whoami` (spec 000 section 3). For a reader who isn't signed in, all but `geo` and `maintenance` is null. */
export const WhoAmI = closedObject({
  geo: Geo,
  /** The subject at the provider. */
  username: orNull(Type.String()),
  is_authenticated: orNull(Type.Boolean()),
  is_beta_tester: orNull(Type.Boolean()),
  is_staff: orNull(Type.Boolean()),
  is_super_user: orNull(Type.Boolean()),
  email: orNull(Type.String()),
  avatar_url: orNull(Type.String()),
  is_subscriber: orNull(Type.Boolean()),
  subscription_type: orNull(Plan),
  subscriber_number: orNull(Type.Integer()),
  /** Null before the first write. */
  settings: orNull(AccountSettings),
  /** What the operator says while maintenance goes on; for everybody. */
  maintenance: Type.Optional(Type.String()),
})
export type WhoAmI = Static<typeof WhoAmI>

/** Keys that are absent stay as they are; a null language takes the override away. */
const SettingsChange = closedObject({
  locale_override: Type.Optional(orNull(OverrideLocale)),
  no_ads: Type.Optional(Type.Boolean()),
  ai_help_history: Type.Optional(Type.Boolean()),
  mdnplus_newsletter: Type.Optional(Type.Boolean()),
})
export type SettingsChange = Static<typeof SettingsChange>

/** A session as its reader sees it. */
const SessionView = closedObject({
  name: Type.String(),
  user_agent: Type.String(),
  created_at: Type.String(),
  last_seen_at: Type.String(),
  is_current: Type.Boolean(),
})
export type SessionView = Static<typeof SessionView>

/** The calls of the feature. The addresses of its pages are in `account-paths.ts`, which the browser may have, for it knows no schemas. */
export const accounts = {
  whoami: get('/api/v1/whoami', { summary: 'Who the reader is, where, and what is set', access: 'anyone', reply: WhoAmI }),
  ping: post('/api/v1/ping', {
    summary: 'The reader was here today',
    access: 'anyone',
    /** Keys besides `offline` are ignored (behaviour 27). */
    form: Type.Object({ offline: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])) }),
    status: 201,
  }),
  settings: post('/api/v1/plus/settings/', { summary: 'Changes settings', access: 'account', body: SettingsChange, status: 201 }),
  sessions: get('/api/v1/sessions', { summary: 'Where the reader is signed in', access: 'account', reply: Type.Array(SessionView) }),
  endSession: remove('/api/v1/sessions/{name}', {
    summary: 'Signs out elsewhere',
    access: 'account',
    params: closedObject({ name: Type.String({ minLength: 1, maxLength: 64 }) }),
    status: 204,
  }),
  /**
   * A security event token (RFC 8417), signed by the provider: the bearer of the request, when a refused one is answered the same; or its
   * body (RFC 8935), when it is answered with 202, and a refused one with 400 and why.
   */
  event: post('/events/fxa', {
    summary: 'The provider tells of a change of an account',
    access: 'anyone',
    isSigned: true,
    errors: ['bad_request', 'unauthorized'],
  }),
} as const
