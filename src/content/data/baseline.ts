import type { Baseline, BaselineAlternative, BaselineLevel, BaselineStatus, BaselineSupport } from '#contracts/baseline.ts'
import type { ShownStatus } from '#contracts/sidebar.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { Feature, FeatureStatus, Features } from './features.ts'

/** Where the page about a compat key is; undefined when there is none. */
export type FindPageOfKey = (key: string) => string | undefined

/** Where the site leads from a page's Baseline data. */
export interface BaselinePlaces {
  readonly findPageOfKey: FindPageOfKey
  /** The page that explains Baseline. */
  readonly about_url: string | null
  /** Where users say what they think of the status. */
  readonly feedback_url: string | null
}

/**
 * The Baseline data of a page (docs/behaviour/baseline.md 1): the status of its first compat key, when all its keys belong to one feature.
 *
 * @returns undefined when they belong to none or to several, or the data of the feature is not whole
 */
export function baselineOf(
  keys: readonly string[],
  features: Features,
  { findPageOfKey, about_url, feedback_url }: BaselinePlaces,
): Baseline | undefined {
  const feature = features.findCommon(keys)
  const status = features.findStatus(keys[0] ?? '')
  const level = status === undefined ? undefined : levelOf(status)
  const featureLevel = feature === undefined ? undefined : levelOf(feature.status)
  if (feature === undefined || status === undefined || level === undefined || featureLevel === undefined) return undefined
  const { id, name, description_html, discouraged } = feature
  return {
    ...level,
    asterisk: hasAsterisk(keys, status, features),
    alternatives: (discouraged?.alternatives ?? []).flatMap((alternative) => alternativeOf(features.find(alternative), findPageOfKey)),
    feature: { id, name, description_html, status: featureLevel, discouraged: discouragedOf(feature) },
    about_url,
    feedback_url,
  }
}

/**
 * A page's Baseline status in one word (docs/behaviour/macros.md 13): features that are being removed or discouraged first; a page about the
 * web platform that its front matter calls deprecated counts as discouraged, whether the data knows its feature or not.
 */
export function baselineStatusOf(
  { slug, status, browserCompat }: Pick<PageRecord, 'slug' | 'status' | 'browserCompat'>,
  features: Features,
): BaselineStatus | undefined {
  const feature = features.findCommon(browserCompat)
  if (feature?.discouraged !== undefined) return feature.discouraged.removal_date === undefined ? 'discouraged' : 'removing'
  if (status.includes('deprecated') && isPlatformSlug(slug)) return 'discouraged'
  const own = feature === undefined ? undefined : features.findStatus(browserCompat[0] ?? '')
  return own === undefined ? undefined : own.baseline === false ? 'limited' : own.baseline
}

/**
 * The statuses of a page as its signs show them: what Baseline advises against has the sign of Baseline, in the place of the one for deprecated
 * features.
 */
export function shownStatuses({ status }: Pick<PageRecord, 'status'>, baseline: BaselineStatus | undefined): readonly ShownStatus[] {
  if (baseline !== 'discouraged' && baseline !== 'removing') return status
  return [baseline, ...status.filter((name) => name !== 'deprecated')]
}

/** Whether a page is about the web platform itself, whose deprecated features are shown as discouraged ones. */
export function isPlatformSlug(slug: string): boolean {
  return /^(?:Web|WebAssembly)\//.test(slug) && !slug.startsWith('Web/Accessibility/')
}

function levelOf({
  baseline,
  baseline_low_date: lowDate,
  baseline_high_date: highDate,
  support,
}: FeatureStatus): BaselineLevel | undefined {
  const versions = supportOf(support)
  if (baseline === false) return { baseline, support: versions }
  if (lowDate === undefined) return undefined
  if (baseline === 'low') return { baseline, baseline_low_date: lowDate, support: versions }
  return highDate === undefined ? undefined : { baseline, baseline_low_date: lowDate, baseline_high_date: highDate, support: versions }
}

function supportOf(support: FeatureStatus['support']): BaselineSupport {
  const {
    chrome = null,
    chrome_android = null,
    edge = null,
    firefox = null,
    firefox_android = null,
    safari = null,
    safari_ios = null,
  } = support
  return { chrome, chrome_android, edge, firefox, firefox_android, safari, safari_ios }
}

/** Levels from the worst on. */
const RANKS = { limited: 0, low: 1, high: 2 } as const

/**
 * Whether what the Baseline banner says is untrue of a part of the feature: its level, since when, or in which browsers
 * (docs/behaviour/baseline.md 2). Parts are the other keys of the page and all keys below its keys.
 */
function hasAsterisk(keys: readonly string[], status: FeatureStatus, features: Features): boolean {
  const others = keys.slice(1).flatMap((key) => features.findStatus(key) ?? [])
  const parts = [...others, ...keys.flatMap((key) => features.listStatusesBelow(key))]
  if (status.baseline !== false) return parts.some((part) => rankOf(part) < rankOf(status) || isLater(part, status))
  const browsers = browsersOf(status)
  return parts.some((part) => browsersOf(part) !== browsers)
}

/** Whether a part came to all browsers in a later month: banners show months. A date with `≤` is the latest possible one, so it proves nothing. */
function isLater({ baseline_low_date: part }: FeatureStatus, { baseline_low_date: own }: FeatureStatus): boolean {
  return part !== undefined && own !== undefined && /^\d/.test(part) && monthOf(part) > monthOf(own)
}

/** @example monthOf('≤2018-01-29') // '2018-01' */
function monthOf(date: string): string {
  return date.replace(/^\D+/, '').slice(0, '2018-01'.length)
}

function rankOf({ baseline }: FeatureStatus): number {
  return RANKS[baseline === false ? 'limited' : baseline]
}

const PAIRS = [['chrome', 'chrome_android'], ['edge'], ['firefox', 'firefox_android'], ['safari', 'safari_ios']] as const

function browsersOf({ support }: FeatureStatus): string {
  return PAIRS.map((pair) => pair.every((browser) => support[browser] !== undefined)).join()
}

function discouragedOf({ discouraged }: Feature): Baseline['feature']['discouraged'] {
  if (discouraged === undefined) return null
  const { according_to, reason, reason_html, removal_date = null } = discouraged
  return { according_to: [...according_to], reason, reason_html, removal_date }
}

/** What to use instead; its page is the one about the broadest of its compat keys that has any. */
function alternativeOf(feature: Feature | undefined, findPageOfKey: FindPageOfKey): BaselineAlternative[] {
  if (feature === undefined) return []
  const depth = (key: string): number => key.split('.').length
  const keys = [...(feature.compat_features ?? [])].sort((a, b) => depth(a) - depth(b))
  for (const key of keys) {
    const url = findPageOfKey(key)
    if (url !== undefined) return [{ name: feature.name, description: feature.description, mdn_url: url }]
  }
  return [{ name: feature.name, description: feature.description, mdn_url: null }]
}
