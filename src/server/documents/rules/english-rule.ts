import { DEFAULT_LOCALE, isLocaleCode } from '#contracts/locales.ts'
import { encodePath } from '../../http/input/request-target.ts'
import { findPagePath } from './page-path.ts'
import type { Rule } from './visit.ts'

/** Areas that have addresses in every language, and content in English only (docs/behaviour/locales.md 11). */
const ENGLISH_AREAS: readonly string[] = ['about', 'community', 'newsletter', 'advertising', 'observatory']

/** A page about the site itself, asked for in a language that has none: its English one, until there is a translation. */
export const redirectToEnglish: Rule = ({ snapshot, path, query }) => {
  const [, locale = '', area = '', ...rest] = path.split('/')
  if (!isLocaleCode(locale) || locale === DEFAULT_LOCALE || !ENGLISH_AREAS.includes(area.toLowerCase())) return undefined
  const english = findPagePath(snapshot, `/${DEFAULT_LOCALE}/${[area, ...rest].join('/')}`)
  return english === undefined ? undefined : { kind: 'redirect', status: 302, location: `${encodePath(english)}${query}`, keep: 'hour' }
}
