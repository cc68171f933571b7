import Type, { type Static } from 'typebox'
import { ACCOUNT_ADDRESSES } from './account-addresses.ts'
import { closedObject, orNull } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { Plan } from './plans.ts'

/** Languages that a user can set instead of the address's (docs/behaviour/accounts.md 24). */
export const OVERRIDE_LOCALES = ['de', 'en-US', 'es', 'fr', 'ja', 'ko', 'pl', 'pt-BR', 'ru', 'zh-CN', 'zh-TW'] as const
const OverrideLocale = Type.Enum([...OVERRIDE_LOCALES])

/** The settings of an account (docs/behaviour/accounts.md 22 to 25). */
export const AccountSettings = closedObject({
  locale_override: orNull(OverrideLocale),
  mdnplus_newsletter: Type.Boolean(),
  no_ads: Type.Boolean(),
  ai_help_history: Type.Boolean(),
  /** ISO 8601 in UTC; null before the first collection changed. */
  collections_last_modified_time: orNull(Type.String()),
})
export type AccountSettings = Static<typeof AccountSettings>

/** Where the user seems to be: `Unknown` and `ZZ` where nothing is known. */
export const Geo = closedObject({ country: Type.String(), country_iso: Type.String({ pattern: '^[A-Z]{2}$' }) })
export type Geo = Static<typeof Geo>

/** The response of `GET /api/v1/whoami`. For anonymous users all fields but `geo` and `maintenance` are null (docs/behaviour/accounts.md 1). */
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
  /** The operator's message during maintenance; for everybody. */
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

/** A session as its user sees it. */
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
  whoami: endpoint(ACCOUNT_ADDRESSES.whoami, { summary: 'The user, their country and their settings', access: 'anyone', reply: WhoAmI }),
  ping: endpoint(ACCOUNT_ADDRESSES.ping, {
    summary: 'Records that the user was active today',
    access: 'anyone',
    /** Keys besides `offline` are ignored (docs/behaviour/accounts.md 27). */
    form: Type.Object({ offline: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])) }),
    status: 201,
  }),
  settings: endpoint(ACCOUNT_ADDRESSES.settings, {
    summary: 'Changes settings of the user',
    access: 'account',
    body: SettingsChange,
    status: 201,
  }),
  sessions: endpoint(ACCOUNT_ADDRESSES.sessions, {
    summary: 'The sessions of the user',
    access: 'account',
    reply: Type.Array(SessionView),
  }),
  endSession: endpoint(ACCOUNT_ADDRESSES.endSession, {
    summary: 'Ends another session of the user',
    access: 'account',
    params: closedObject({ name: Type.String({ minLength: 1, maxLength: 64 }) }),
    status: 204,
  }),
  /**
   * A security event token (RFC 8417), signed by the provider: the bearer of the request, when a rejected one is answered the same; or its
   * body (RFC 8935), when it is answered with 202, and a rejected one with 400 and why.
   */
  event: endpoint(ACCOUNT_ADDRESSES.event, {
    summary: 'Receives a change of an account from the provider',
    access: 'anyone',
    isSigned: true,
    errors: ['bad_request', 'unauthorized'],
  }),
} as const
