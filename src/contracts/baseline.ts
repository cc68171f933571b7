import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'

/**
 * The levels of Baseline, and two for features to avoid (docs/behaviour/baseline.md 1).
 * A page has such a word also when no Baseline feature covers it but its front matter calls it deprecated.
 */
export const BaselineStatus = Type.Union([
  Type.Literal('high'),
  Type.Literal('low'),
  Type.Literal('limited'),
  Type.Literal('discouraged'),
  Type.Literal('removing'),
])
export type BaselineStatus = Static<typeof BaselineStatus>

/** A day; a sign before it says that the true one is earlier: `≤2020-01-15`. */
const BaselineDate = Type.String({ pattern: '^[^\\d]?\\d{4}-\\d{2}-\\d{2}$' })

/** The first version of each browser that has the feature; null: none has. */
export const BaselineSupport = closedObject({
  chrome: orNull(Type.String()),
  chrome_android: orNull(Type.String()),
  edge: orNull(Type.String()),
  firefox: orNull(Type.String()),
  firefox_android: orNull(Type.String()),
  safari: orNull(Type.String()),
  safari_ios: orNull(Type.String()),
})
export type BaselineSupport = Static<typeof BaselineSupport>

const high = { baseline: Type.Literal('high'), baseline_low_date: BaselineDate, baseline_high_date: BaselineDate, support: BaselineSupport }
const low = { baseline: Type.Literal('low'), baseline_low_date: BaselineDate, support: BaselineSupport }
const limited = { baseline: Type.Literal(false), support: BaselineSupport }

/** Where a feature stands: widely available, newly available, or of limited availability. */
export const BaselineLevel = Type.Union([closedObject(high), closedObject(low), closedObject(limited)])
export type BaselineLevel = Static<typeof BaselineLevel>

/** Why a feature should not be used any more. */
export const Discouraged = closedObject({
  /** Addresses of those who say so. */
  according_to: Type.Array(Type.String()),
  reason: Type.String(),
  reason_html: Type.String(),
  /** The day on which browsers drop it or have dropped it; null when none is announced. */
  removal_date: orNull(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
})
export type Discouraged = Static<typeof Discouraged>

/** A feature to use instead. `mdn_url` is null where no page describes it. */
export const BaselineAlternative = closedObject({
  name: Type.String(),
  description: Type.String(),
  mdn_url: orNull(Type.String({ pattern: '^/' })),
})
export type BaselineAlternative = Static<typeof BaselineAlternative>

const shared = {
  /** Some parts of the feature are supported less well, or elsewhere. */
  asterisk: Type.Boolean(),
  alternatives: Type.Array(BaselineAlternative),
  /** The whole feature that the page's part belongs to. */
  feature: closedObject({
    id: Type.String(),
    name: Type.String(),
    description_html: Type.String(),
    status: BaselineLevel,
    discouraged: orNull(Discouraged),
  }),
  /** The page that explains Baseline; null where the site has none. */
  about_url: orNull(Type.String({ pattern: '^/' })),
  /** Where users say what they think of this status; null where the site gives no address. */
  feedback_url: orNull(Type.String({ pattern: '^https://' })),
}

/** The Baseline data of a page (docs/behaviour/baseline.md 1). */
export const Baseline = Type.Union([
  closedObject({ ...high, ...shared }),
  closedObject({ ...low, ...shared }),
  closedObject({ ...limited, ...shared }),
])
export type Baseline = Static<typeof Baseline>
