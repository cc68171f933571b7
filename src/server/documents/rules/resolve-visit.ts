import { redirectToEnglish } from './english-rule.ts'
import { redirectLegacyLocale, redirectLocaleCase, redirectRoot, redirectSettings, redirectWithoutLocale } from './locale-rules.ts'
import { redirectMoved } from './moved-rule.ts'
import { findAppPage, findEnglishMedia, findFile, findPage, redirectBySlash, redirectDocsRoot, redirectToCanonical } from './page-rules.ts'
import { rejectRetired } from './retired-rule.ts'
import type { Answer, Rule, Visit } from './visit.ts'

/**
 * The order of handling (docs/behaviour/page-addresses.md 1). A page that exists comes before every redirect, so that no table can lead away
 * from it, and a redirect goes to the final address where that is known.
 */
const RULES: readonly Rule[] = [
  findPage,
  redirectRoot,
  redirectToCanonical,
  findFile,
  findAppPage,
  redirectMoved,
  rejectRetired(resolveVisit),
  redirectLegacyLocale,
  redirectSettings,
  redirectWithoutLocale,
  redirectLocaleCase,
  redirectDocsRoot,
  redirectToEnglish,
  redirectBySlash,
  findEnglishMedia,
]

/** The response to a visit. Files are only found by exact look-up: dot segments and backslashes are names that no file has. */
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
