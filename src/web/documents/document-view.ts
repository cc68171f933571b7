import type { Document } from '#contracts/document.ts'
import type { DocPage } from '#contracts/page.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import type { Translate } from '../texts/translator.ts'
import { sectionHtml } from './section-html.ts'
import { sidebarHtml } from './sidebar-html.ts'

/** A document without what stands in the page as plain HTML. */
export type ArticleHead = Omit<Document, 'body' | 'fragments' | 'related_content'>

/** What the hydration data holds of a document. */
export interface DocumentHydration {
  readonly renderer: 'Doc'
  readonly url: string
  readonly doc: ArticleHead
}

/** What the article page shows. The HTML strings are outside React's tree. */
export interface DocumentView extends DocumentHydration {
  readonly sections: readonly string[]
  /** The branch of the sidebar that stands in the page; the browser fetches the whole one. */
  readonly sidebar: string
}

interface ViewInput {
  readonly sidebar: readonly SidebarEntry[] | undefined
  readonly t: Translate
}

/**
 * A document as the article page shows it.
 *
 * @throws Error for a section of an unknown type
 */
export function documentView(page: DocPage, { sidebar, t }: ViewInput): DocumentView {
  return {
    ...documentHydration(page),
    sections: page.doc.body.map((section) => sectionHtml(section, t)),
    sidebar: sidebar === undefined ? '' : sidebarHtml(sidebar, { currentUrl: page.url, t }),
  }
}

/** The document without the contents of its sections, which the page holds once. */
export function documentHydration({ renderer, url, doc }: DocPage): DocumentHydration {
  const { body: _body, fragments: _fragments, related_content: _related, ...head } = doc
  return { renderer, url, doc: head }
}

/** Reads the sections and the sidebar back from the page before it is hydrated. */
export function readDocumentView(page: DocumentHydration, root: ParentNode): DocumentView {
  return {
    ...page,
    sections: [...root.querySelectorAll('[data-section]')].map((section) => section.innerHTML),
    sidebar: root.querySelector('[data-sidebar]')?.innerHTML ?? '',
  }
}
