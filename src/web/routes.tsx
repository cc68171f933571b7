import type { ReactNode } from 'react'
import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import type { HomePage as HomeView, NotFoundPage as NotFoundData, Page } from '#contracts/page.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import { DocumentPage } from './documents/document-page.tsx'
import { type DocumentHydration, type DocumentView, documentHydration, documentView, readDocumentView } from './documents/document-view.ts'
import { HomePage } from './home/home-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import type { Translate } from './texts/translator.ts'

/** What the hydration data in a page holds of it: all but the contents that stand in the page as HTML. */
export type PageHydration = DocumentHydration | HomeView | NotFoundData

/** The not-found page, with the path where it is known. */
export interface NotFoundView extends NotFoundData {
  readonly path?: string
}

/** What the components show. */
export type PageView = DocumentView | HomeView | NotFoundView

interface ViewInput {
  readonly sidebar?: readonly SidebarEntry[] | undefined
  readonly t: Translate
}

/**
 * A page as its component shows it.
 *
 * @throws Error for a section of an unknown type
 */
export function viewOf(page: Page, { sidebar, t }: ViewInput): PageView {
  return page.renderer === 'Doc' ? documentView(page, { sidebar, t }) : page
}

/** A page without what its HTML holds anyway. */
export function hydrationOf(page: Page): PageHydration {
  return page.renderer === 'Doc' ? documentHydration(page) : page
}

/** The view of the page that stands in the document: `hydrationOf` undone. */
export function readView(page: PageHydration, root: ParentNode): PageView {
  return page.renderer === 'Doc' ? readDocumentView(page, root) : page
}

/** The locale a page is in. */
export function localeOf(page: PageHydration): LocaleCode {
  if (page.renderer !== 'Doc') return page.locale
  return findLocale(page.doc.locale)?.code ?? DEFAULT_LOCALE
}

interface PageRouteProps {
  readonly view: PageView
}

/** The one place that knows which component shows which page. */
export function PageRoute({ view }: PageRouteProps): ReactNode {
  switch (view.renderer) {
    case 'Doc':
      return <DocumentPage view={view} />
    case 'Homepage':
      return <HomePage view={view} />
    case 'SpaNotFound':
      return <NotFoundPage path={'path' in view ? view.path : undefined} />
    default:
      return refuse(view)
  }
}

function refuse(view: never): never {
  throw new Error(`a page has an unknown renderer: ${JSON.stringify(view).slice(0, 80)}`)
}
