import { join, sep } from 'node:path'
import type { InsightsReport } from '#contracts/insights.ts'
import { findLocale, type LocaleCode } from '#contracts/locales.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SiteContent } from '../site/read-site.ts'

/** Fewer votes say nothing of a page. */
const VOTES_MIN = 5

/**
 * What users say of the pages (docs/behaviour/insights.md 12): pages that helped less than half of those who have voted, and addresses that
 * they asked for and that are still not there, in the file that takes the redirect.
 */
export function findInsightProblems(report: InsightsReport, content: Pick<SiteContent, 'tree' | 'roots'>): readonly Diagnostic[] {
  return [...unhelpfulPages(report, content), ...missingAddresses(report, content)]
}

function unhelpfulPages({ votes, from, until }: InsightsReport, { tree }: Pick<SiteContent, 'tree'>): readonly Diagnostic[] {
  const pages = new Map(tree.allPages.map((page) => [page.url, page]))
  return votes.flatMap((vote): Diagnostic[] => {
    const page = pages.get(vote.page)
    if (page === undefined || vote.votes < VOTES_MIN || vote.helpful * 2 >= vote.votes) return []
    const reasons = Object.entries(vote.reasons)
      .toSorted(([, a = 0], [, b = 0]) => b - a)
      .map(([reason, count]) => `${reason.replaceAll('_', ' ')} ${count}`)
    return [
      {
        kind: 'unhelpful-page',
        severity: 'warning',
        message: `the page helped ${vote.helpful} of ${vote.votes} users who voted from ${from} to ${until}`,
        file: page.file,
        hint: reasons.length === 0 ? 'they gave no reason' : `reasons: ${reasons.join(', ')}`,
      },
    ]
  })
}

function missingAddresses({ notFound }: InsightsReport, content: Pick<SiteContent, 'tree' | 'roots'>): readonly Diagnostic[] {
  return notFound.flatMap(({ address, count }): Diagnostic[] => {
    const path = decoded(address)
    const locale = findLocale(path.split('/')[1] ?? '')?.code
    if (locale === undefined || !/^\/[^/]+\/docs\/./.test(path) || content.tree.resolve(path) !== undefined) return []
    const file = redirectsOf(locale, content)
    if (file === undefined) return []
    const target = findNamesake(path, locale, content)
    const line = `${path}<TAB>${target ?? 'the address of a page'}`
    return [
      {
        kind: 'missing-address',
        severity: 'warning',
        message: `users asked ${count} times for ${path}, which does not exist`,
        file,
        hint: `if the page has moved, add the line ${line}; else create it`,
      },
    ]
  })
}

/** `_redirects.txt` of a language, in the first root with pages of it. */
function redirectsOf(locale: LocaleCode, { tree, roots }: Pick<SiteContent, 'tree' | 'roots'>): string | undefined {
  const root = roots.find((one) => tree.pages.some((page) => page.locale === locale && page.file.startsWith(`${one}${sep}`)))
  return root === undefined ? undefined : join(root, 'files', locale.toLowerCase(), '_redirects.txt')
}

/** The only page of the language whose address ends in the same name. */
function findNamesake(path: string, locale: LocaleCode, { tree }: Pick<SiteContent, 'tree'>): string | undefined {
  const name = nameOf(path)
  const found = tree.pages.filter((page) => page.locale === locale && nameOf(page.url) === name)
  return found.length === 1 ? found[0]?.url : undefined
}

function nameOf(path: string): string {
  return path.replace(/\/$/, '').split('/').at(-1)?.toLowerCase() ?? ''
}

/** An address as users read it; encoded when it can't be decoded, or holds characters that no line of a file should have. */
function decoded(address: string): string {
  try {
    const path = decodeURI(address)
    return /[\p{Cc}\p{Bidi_Control}]/u.test(path) ? address : path
  } catch {
    return address
  }
}
