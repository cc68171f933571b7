import type { PlusDocLink } from '#contracts/plus-docs.ts'
import type { UnjoinedPage } from './unjoined-page.ts'

/** Where the documentation of Plus is, below the locale. */
const PLUS_DOCS = 'plus/docs/'

/** The first entries of its sidebar, in their order; the other pages follow by their addresses. */
const FIRST = ['overview', 'ai-help', 'playground', 'updates', 'collections', 'offline'].map((name) => `${PLUS_DOCS}features/${name}`)

/** Whether a page is part of the documentation of Plus. */
export function isPlusDoc(path: string): boolean {
  return path.startsWith(PLUS_DOCS)
}

/** The sidebar of the documentation of Plus: the pages that there are (docs/behaviour/plus.md 110). */
export function plusDocLinks(pages: readonly UnjoinedPage[]): PlusDocLink[] {
  return pages
    .flatMap(({ url, path, docTitle }) => (docTitle === undefined ? [] : [{ url, path, title: docTitle }]))
    .toSorted((a, b) => rankOf(a.path) - rankOf(b.path) || (a.path < b.path ? -1 : 1))
    .map(({ url, title }) => ({ url, title }))
}

function rankOf(path: string): number {
  const place = FIRST.indexOf(path)
  return place === -1 ? FIRST.length : place
}
