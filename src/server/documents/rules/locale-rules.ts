import { DEFAULT_LOCALE, findLocale, isLocaleCode, type LocaleCode } from '#contracts/locales.ts'
import { encodePath } from '../../http/input/request-target.ts'
import { findLegacyLocale } from './legacy-locale.ts'
import { findPagePath, trimSlashes } from './page-path.ts'
import { hasLocale } from './site-locales.ts'
import type { Rule, Visit } from './visit.ts'

/** Addresses that work without a locale (docs/behaviour/locales.md 1). */
const AREAS: readonly string[] = ['docs', 'blog', 'curriculum', 'play', 'search', 'observatory', 'plus']
/** The settings of an account belong to Plus; a site without Plus has those of the browser. */
const SETTINGS_PAGES = ['plus/settings', 'preferences'] as const

/** `/` leads to the user's home page. The file that does so on a plain file host has the same address with a name. */
export const redirectRoot: Rule = ({ path, query, preferredLocales }) => {
  if (path !== '/' && path !== '/index.html') return undefined
  return { kind: 'redirect', status: 302, location: `/${preferredLocales()[0] ?? DEFAULT_LOCALE}/${query}`, keep: 'personal' }
}

/** `/docs/...` and its kin lead to the best of the user's locales that has the page. */
export const redirectWithoutLocale: Rule = (visit) => {
  const [, area = ''] = visit.path.split('/')
  if (!AREAS.includes(area.toLowerCase())) return undefined
  const locales = visit.preferredLocales()
  const found = locales.map((locale) => findPagePath(visit.snapshot, `/${locale}${visit.path}`) ?? findMoved(visit, locale))
  const path = found.find((page) => page !== undefined) ?? `/${locales[0] ?? DEFAULT_LOCALE}${trimSlashes(visit.path)}`
  return { kind: 'redirect', status: 302, location: `${encodePath(path)}${visit.query}`, keep: 'personal' }
}

/** `/settings` and `/{locale}/settings` lead to the settings that the site has. */
export const redirectSettings: Rule = ({ snapshot, path, query, preferredLocales }) => {
  const segments = trimSlashes(path).split('/').slice(1)
  const hasLocale = isLocaleCode(segments[0] ?? '')
  const [area, ...more] = hasLocale ? segments.slice(1) : segments
  if (area?.toLowerCase() !== 'settings' || more.length > 0) return undefined
  const locales = hasLocale ? segments.slice(0, 1) : preferredLocales()
  const found = locales.flatMap((locale) => SETTINGS_PAGES.map((page) => findPagePath(snapshot, `/${locale}/${page}`)))
  const location = found.find((page) => page !== undefined)
  if (location === undefined) return undefined
  return { kind: 'redirect', status: 302, location: `${encodePath(location)}${query}`, keep: hasLocale ? 'hour' : 'personal' }
}

/** An old or other name of a locale: aliases for good, languages in which the site has no pages for now. */
export const redirectLegacyLocale: Rule = (visit) => {
  const [, segment = '', ...rest] = visit.path.split('/')
  const legacy = findLegacyLocale(segment, (locale) => hasLocale(visit.snapshot, locale))
  if (legacy === undefined) return undefined
  return { kind: 'redirect', status: legacy.isPermanent ? 301 : 302, location: locationIn(visit, legacy.locale, rest), keep: 'month' }
}

/** A locale in the wrong case, where no page is known that would say the right case of the whole address. */
export const redirectLocaleCase: Rule = (visit) => {
  const [, segment = '', ...rest] = visit.path.split('/')
  const locale = findLocale(segment)?.code
  if (locale === undefined || locale === segment) return undefined
  return { kind: 'redirect', status: 302, location: locationIn(visit, locale, rest), keep: 'hour' }
}

/** The address in this locale; straight to the canonical one when there is such a page, so that one redirect is enough. */
function locationIn({ snapshot, query }: Visit, locale: LocaleCode, rest: readonly string[]): string {
  const path = `/${locale}/${rest.join('/')}`
  return `${encodePath(findPagePath(snapshot, path) ?? path)}${query}`
}

function findMoved({ snapshot, path }: Visit, locale: LocaleCode): string | undefined {
  const old = `/${locale}${trimSlashes(path)}`
  return snapshot.findRedirect(old) === undefined ? undefined : old
}
