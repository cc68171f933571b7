import { findLegacyLocale } from './legacy-locale.ts'
import { hasLocale } from './site-locales.ts'
import type { Answer, Rule, Visit } from './visit.ts'

/**
 * An address in a language that the site has no pages in any more, and that leads nowhere in English either: answered at once, so that the page
 * of unknown addresses can say why. All others are left to the redirect to English.
 *
 * @param resolve what a visit is answered with
 */
export function rejectRetired(resolve: (visit: Visit) => Promise<Answer>): Rule {
  return async (visit) => {
    const [, first = '', ...rest] = visit.path.split('/')
    const legacy = findLegacyLocale(first, (locale) => hasLocale(visit.snapshot, locale))
    if (legacy === undefined || legacy.isPermanent) return undefined
    const answer = await resolve({ ...visit, path: `/${[legacy.locale, ...rest].join('/')}` })
    return answer.kind === 'not-found' ? answer : undefined
  }
}
