import { redirectToEnglish } from './english-rule.ts'
import { redirectLegacyLocale, redirectLocaleCase, redirectRoot, redirectWithoutLocale } from './locale-rules.ts'
import { redirectMoved } from './moved-rule.ts'
import { findAppPage, findEnglishMedia, findFile, findPage, redirectBySlash, redirectDocsRoot, redirectToCanonical } from './page-rules.ts'
import { refuseRetired } from './retired-rule.ts'
import type { Answer, Rule, Visit } from './visit.ts'

/**
 * The order of handling (reference/backend.md 5.2 and 5.3). A page that exists comes before every redirect, so that no table can lead away
 * from it, and a redirect goes to the final address where that is known.
 */
const RULES: readonly Rule[] = [
  findPage,
  redirectRoot,
  redirectToCanonical,
  findFile,
  findAppPage,
  redirectMoved,
  refuseRetired(resolveVisit),
  redirectLegacyLocale,
  redirectWithoutLocale,
  redirectLocaleCase,
  redirectDocsRoot,
  redirectToEnglish,
  redirectBySlash,
  findEnglishMedia,
]

/** What a visit is answered with. Files are only ever found by exact look-up: dot segments and backslashes are names that nothing has. */
export async function resolveVisit(visit: Visit): Promise<Answer> {
  if (hasDotSegment(visit.path)) return { kind: 'not-found' }
  for (const rule of RULES) {
    const answer = await rule(visit)
    if (answer !== undefined) return answer
  }
  return { kind: 'not-found' }
}

function hasDotSegment(path: string): boolean {
  return path.split(/[/\\]|%2f/i).some((segment) => segment === '.' || segment === '..')
}
