import type { Document } from '#contracts/document.ts'
import type { DocPage } from '#contracts/page.ts'
import type { SectionsView } from '../article/sections-view.ts'

/** A document without what stands in the page as plain HTML. */
export type ArticleHead = Omit<Document, 'baseline' | 'body' | 'fragments' | 'related_content' | 'toc'>

/** What the hydration data holds of a document. */
export interface DocumentHydration {
  readonly renderer: 'Doc'
  readonly url: string
  readonly doc: ArticleHead
}

/** What the article page shows. The HTML strings are outside React's tree. */
export interface DocumentView extends DocumentHydration, SectionsView {
  /** The Baseline indicator; '' for a page without one. */
  readonly baseline: string
  /** The table of contents; '' for a page without headings. */
  readonly toc: string
  /** The branch of the sidebar that stands in the page; the browser fetches the whole one. */
  readonly sidebar: string
}

/** The document without its Baseline data, the contents of its sections and the list of its headings, which the page holds once. */
export function documentHydration({ renderer, url, doc }: DocPage): DocumentHydration {
  const { baseline: _baseline, body: _body, fragments: _fragments, related_content: _related, toc: _toc, ...head } = doc
  return { renderer, url, doc: head }
}

/** Reads the Baseline indicator, the sections, the table of contents and the sidebar back from the page before it is hydrated. */
export function readDocumentView(page: DocumentHydration, root: ParentNode): DocumentView {
  const htmlOf = (part: string): string => root.querySelector(`[data-${part}]`)?.innerHTML ?? ''
  return {
    ...page,
    baseline: htmlOf('baseline'),
    sections: [...root.querySelectorAll('[data-section]')].map(({ innerHTML }) => innerHTML),
    toc: htmlOf('toc'),
    sidebar: htmlOf('sidebar'),
  }
}
