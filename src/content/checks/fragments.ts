import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Place } from '../document/places.ts'
import { decodePath, findDocumentAddress } from '../html/links.ts'
import type { ExpandedBody } from '../macros/expand.ts'
import { findNearestName } from '../macros/nearest-name.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { PageSource } from '../source/page-source.ts'
import type { Tree } from '../tree/tree.ts'

/** A link to a part of a page, found in a page's source. */
export interface FragmentLink {
  /** Address of the page it leads to. */
  readonly url: string
  readonly fragment: string
  /** In the file. */
  readonly offset: number
}

/** What fragments are checked with: of each page its ids and its links to parts of pages. Plain data, so that threads can give it. */
export interface PageFragments {
  readonly url: string
  readonly file: string
  readonly ids: readonly string[]
  readonly links: readonly (Omit<FragmentLink, 'offset'> & Place)[]
}

/** The links of a page to parts of pages: those of its author, and those that macros in its sentences made. */
export function listFragmentLinks(page: PageRecord, source: PageSource, expanded: ExpandedBody, tree: Tree): readonly FragmentLink[] {
  const written = source.links.flatMap(({ start, written: address }): FragmentLink[] => {
    const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?#(.+)$/s.exec(address) ?? []
    const url = fragment === undefined ? undefined : targetOf(path, page, tree)
    return url === undefined || fragment === undefined ? [] : [{ url, fragment, offset: page.bodyStart + start }]
  })
  const made = expanded.outputs.flatMap((html, index) => {
    if (expanded.isBlock[index] === true || !html.includes('#')) return []
    return [...html.matchAll(/<a href="([^"#]+)#([^"]+)"/g)].flatMap(([, path = '', fragment = '']): FragmentLink[] => {
      const url = targetOf(path, page, tree)
      return url === undefined ? [] : [{ url, fragment, offset: expanded.offsets[index] ?? page.bodyStart }]
    })
  })
  return [...written, ...made]
}

/** The page that an address leads to; a page that is not there is told of as a broken link. */
function targetOf(path: string, page: PageRecord, tree: Tree): string | undefined {
  if (path === '') return page.url
  const address = path.startsWith('/') ? findDocumentAddress(path, page.locale) : undefined
  return address === undefined ? undefined : tree.resolve(address.slugUrl)?.page.url
}

/** Links to parts of pages that are not there. Needs all pages of the site, built. */
export function findBrokenFragments(pages: readonly PageFragments[]): readonly Diagnostic[] {
  const idsByUrl = new Map(pages.map(({ url, ids }) => [url, new Set(ids)]))
  return pages.flatMap((page) =>
    page.links.flatMap(({ url, fragment, line, column }): Diagnostic[] => {
      const ids = idsByUrl.get(url)
      const id = decodePath(fragment.replace(/:~:.*$/s, ''))
      if (ids === undefined || ids.has(id) || id === '' || id.toLowerCase() === 'top') return []
      const message = url === page.url ? `no part of this page has the id ${id}` : `no part of ${url} has the id ${id}`
      return [{ kind: 'broken-fragment', severity: 'warning', message, file: page.file, line, column, hint: hintOf(id, ids) }]
    }),
  )
}

function hintOf(id: string, ids: ReadonlySet<string>): string {
  const meant = ids.has(id.toLowerCase()) ? id.toLowerCase() : findNearestName(id, ids)
  return meant === undefined ? 'link a heading that is there, or the page' : `did you mean #${meant}?`
}
