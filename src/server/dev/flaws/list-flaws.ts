import type { Severity } from '#contracts/diagnostics.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import type { SiteProblem } from '#contracts/site-check.ts'

export const FLAWS_ON_PAGE = 100
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info']
export const FLAW_SORTS = ['page', 'severity', 'kind'] as const
export type FlawSort = (typeof FLAW_SORTS)[number]

/** What a writer wants to see. */
export interface FlawsQuery {
  readonly locale: LocaleCode
  readonly severity: Severity | undefined
  /** Empty: all kinds. */
  readonly kind: string
  /** Part of a path, an address, a title or a message, in any case; empty: all. */
  readonly words: string
  readonly sort: FlawSort
  /** From 1; the last page where there are fewer. */
  readonly page: number
}

export interface Flaws {
  readonly shown: readonly SiteProblem[]
  /** Before the page is cut out. */
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** The kinds of the language with their numbers, the most frequent first. */
  readonly kinds: readonly (readonly [kind: string, count: number])[]
  /** By severity, of the language. */
  readonly severities: ReadonlyMap<Severity, number>
}

/** The problems of a language, and those of no language, that a query asks for (docs/behaviour/flaws.md 4). */
export function listFlaws(problems: readonly SiteProblem[], query: FlawsQuery): Flaws {
  const ofLocale = problems.filter(({ locale }) => locale === undefined || locale === query.locale)
  const words = query.words.toLowerCase()
  const found = ofLocale.filter(
    (problem) =>
      (query.severity === undefined || problem.severity === query.severity) &&
      (query.kind === '' || problem.kind === query.kind) &&
      (words === '' || textOf(problem).includes(words)),
  )
  const sorted = sortFlaws(found, query.sort)
  const pages = Math.max(1, Math.ceil(sorted.length / FLAWS_ON_PAGE))
  const page = Math.min(query.page, pages)
  return {
    shown: sorted.slice((page - 1) * FLAWS_ON_PAGE, page * FLAWS_ON_PAGE),
    total: sorted.length,
    page,
    pages,
    kinds: [...countBy(ofLocale, ({ kind }) => kind)].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)),
    severities: countBy(ofLocale, ({ severity }) => severity),
  }
}

/** They come in the order of their files, which a stable sort keeps. */
function sortFlaws(problems: readonly SiteProblem[], sort: FlawSort): readonly SiteProblem[] {
  switch (sort) {
    case 'page':
      return problems
    case 'severity':
      return problems.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
    case 'kind':
      return problems.toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0))
  }
}

function textOf({ file, page, message }: SiteProblem): string {
  return [file, page?.url, page?.title, message].join('\n').toLowerCase()
}

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
