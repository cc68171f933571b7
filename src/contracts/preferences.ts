import Type, { type Static, type TObject, type TSchema } from 'typebox'
import { closedObject } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { PREFERENCE_ADDRESSES } from './preference-addresses.ts'
import { BROWSER_ID, CONTRASTS, FONT_SIZES, HIDDEN_BROWSERS_MAX, SHORTCUTS, TELEMETRY, TEXT_WIDTHS, THEMES } from './preference-values.ts'

/** A value, and when the user chose it: ISO 8601 in UTC. */
function chosen<Value extends TSchema>(value: Value): TObject<{ value: Value; changed_at: Type.TString }> {
  return closedObject({ value, changed_at: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }) })
}

/** What a user has chosen for all pages; absent: never chosen. */
export const Preferences = closedObject({
  theme: Type.Optional(chosen(Type.Enum([...THEMES]))),
  contrast: Type.Optional(chosen(Type.Enum([...CONTRASTS]))),
  font_size: Type.Optional(chosen(Type.Enum([...FONT_SIZES]))),
  text_width: Type.Optional(chosen(Type.Enum([...TEXT_WIDTHS]))),
  /** The browsers that tables of compatibility leave out, by their ids in the data. */
  hidden_browsers: Type.Optional(chosen(Type.Array(Type.String({ pattern: BROWSER_ID.source }), { maxItems: HIDDEN_BROWSERS_MAX }))),
  shortcuts: Type.Optional(chosen(Type.Enum([...SHORTCUTS]))),
  telemetry: Type.Optional(chosen(Type.Enum([...TELEMETRY]))),
})
export type Preferences = Static<typeof Preferences>

const AccountPreferences = closedObject({
  /** Whose they are: `username` of whoami. */
  account: Type.String(),
  preferences: Preferences,
})
export type AccountPreferences = Static<typeof AccountPreferences>

/** The preferences of an account (docs/decisions/0118). */
export const preferences = {
  read: endpoint(PREFERENCE_ADDRESSES.read, {
    summary: 'The preferences of the user',
    access: 'account',
    reply: AccountPreferences,
  }),
  /** Each choice that is newer than the stored one replaces it; the same sent twice is the same sent once. */
  merge: endpoint(PREFERENCE_ADDRESSES.merge, {
    summary: 'Stores newer preferences and returns all of them; 409 when they belong to another account',
    access: 'account',
    grows: true,
    body: closedObject({
      /** Whose they are; absent: whoever is signed in. */
      account: Type.Optional(Type.String()),
      preferences: Preferences,
    }),
    reply: AccountPreferences,
    errors: ['conflict'],
  }),
} as const
