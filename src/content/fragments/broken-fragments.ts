import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { findNearestName } from '../text/nearest-name.ts'
import type { FragmentLink, FragmentTarget } from './fragment-link.ts'

/** What fragments are checked with: of each page its ids and its links to parts of pages. Plain data, so that threads can give it. */
export interface PageFragments {
  readonly url: string
  readonly file: string
  /** Absent when they are not known. */
  readonly ids?: readonly string[]
  readonly links: readonly FragmentLink[]
}

/** Whether a page has an element with an id: true, or the id that was probably meant, or the empty text. */
export type FragmentAnswer = true | string

/** Of each page that is linked, so many ids that are not there are compared with all that are (docs/behaviour/content-limits.md 2). */
const MAX_COMPARED = 20
/** The ids that were compared, and what was probably meant, for the ids of a page. */
const compared = new WeakMap<ReadonlySet<string>, Map<string, string>>()

/**
 * Looks for an id among those of a page.
 *
 * @param ids always the same object for a page: of the ids that are not there, the first ones get the id that was probably meant
 */
export function findFragment(id: string, ids: ReadonlySet<string>): FragmentAnswer {
  if (ids.has(id)) return true
  return ids.has(id.toLowerCase()) ? id.toLowerCase() : findNearest(id, ids)
}

function findNearest(id: string, ids: ReadonlySet<string>): string {
  const known = compared.get(ids) ?? new Map<string, string>()
  compared.set(ids, known)
  const nearest = known.get(id) ?? (known.size < MAX_COMPARED ? (findNearestName(id, ids) ?? '') : undefined)
  if (nearest !== undefined) known.set(id, nearest)
  return nearest ?? ''
}

/** Links to parts of pages that are not there. Needs all pages of the site, built; of other pages nothing can be said. */
export function findBrokenFragments(pages: readonly PageFragments[]): readonly Diagnostic[] {
  const idsByUrl = new Map(pages.flatMap(({ url, ids }) => (ids === undefined ? [] : [[url, new Set(ids)] as const])))
  return pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const ids = idsByUrl.get(link.url)
      return ids === undefined ? [] : brokenFragment(link, findFragment(link.id, ids), page)
    }),
  )
}

/** The problem of a link whose fragment is not there; none when it is. */
export function brokenFragment(
  { url, id, line, column }: FragmentLink,
  answer: FragmentAnswer,
  page: Pick<PageFragments, 'url' | 'file'>,
): readonly Diagnostic[] {
  if (answer === true) return []
  const hint = answer === '' ? 'link a heading that is there, or the page' : `did you mean #${answer}?`
  return [{ kind: 'broken-fragment', severity: 'warning', message: messageOf({ url, id }, page.url), file: page.file, line, column, hint }]
}

function messageOf({ url, id }: FragmentTarget, ownUrl: string): string {
  return url === ownUrl ? `no part of this page has the id ${id}` : `no part of ${url} has the id ${id}`
}
