import type { Document } from '#contracts/document.ts'
import type { DocPage } from '#contracts/page.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import { sectionsView } from '../article/sections-view.ts'
import { contentsText } from '../article/toc-html.ts'
import { interfaceLangOf } from '../texts/interface-lang.ts'
import type { Translate } from '../texts/translator.ts'
import { baselineHtml } from './baseline-html.ts'
import { type DocumentView, documentHydration } from './document-view.ts'
import { sidebarHtml } from './sidebar-html.ts'

interface ViewInput {
  readonly sidebar?: readonly SidebarEntry[] | undefined
  readonly t: Translate
}

/**
 * A document as the article page shows it. In a chunk of its own with all that makes HTML of a document's data: the page that a browser loads
 * has that HTML already, so the first one that comes in its place is the first to need it.
 *
 * @throws Error for a section of an unknown type
 */
export function makeDocumentView(page: DocPage, { sidebar, t }: ViewInput): DocumentView {
  return {
    ...documentHydration(page),
    baseline: baselineHtml(page.doc, { locale: page.doc.locale, t, compatId: findCompatId(page.doc) })?.toString() ?? '',
    ...sectionsView(page.doc.body, { t, locale: page.doc.locale }),
    toc: contentsText(page.doc.toc, t),
    sidebar: sidebar === undefined ? '' : sidebarHtml(sidebar, { currentUrl: page.url, t, lang: interfaceLangOf(page.doc.locale) }),
  }
}

function findCompatId({ body }: Document): string | undefined {
  return body.flatMap(({ type, value }) => (type === 'browser_compatibility' && 'id' in value ? [value.id] : []))[0]
}
