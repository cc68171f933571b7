import type { ReactNode } from 'react'
import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import type { HomePage as HomeView, NotFoundPage as NotFoundData, Page } from '#contracts/page.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import { areaText } from '#locales/areas.ts'
import { type AreaHydration, type AreaView, areaHydration, areaView, isAreaPage, readAreaView } from './area-view.ts'
import type { ArticleSlots } from './article-slots.ts'
import { BlogIndexPage } from './blog/blog-index-page.tsx'
import { BlogPostPage } from './blog/blog-post-page.tsx'
import { SpotlightPage } from './community/spotlight-page.tsx'
import { CurriculumLandingPage } from './curriculum/curriculum-landing-page.tsx'
import { CurriculumPage } from './curriculum/curriculum-page.tsx'
import { Breadcrumbs } from './documents/breadcrumbs.tsx'
import { DocumentPage } from './documents/document-page.tsx'
import { type DocumentHydration, type DocumentView, documentHydration, documentView, readDocumentView } from './documents/document-view.ts'
import { Prose } from './documents/prose.tsx'
import { sectionHtml } from './documents/section-html.ts'
import { SidebarToggle } from './documents/sidebar-toggle.tsx'
import { TableOfContents } from './documents/table-of-contents.tsx'
import { HomePage } from './home/home-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { GenericPage } from './pages/generic-page.tsx'
import type { Translate } from './texts/translator.ts'

/** What the hydration data in a page holds of it: all but the contents that stand in the page as HTML. */
export type PageHydration = DocumentHydration | HomeView | NotFoundData | AreaHydration

/** The not-found page, with the path where it is known. */
export interface NotFoundView extends NotFoundData {
  readonly path?: string
}

/** What the components show. */
export type PageView = DocumentView | HomeView | NotFoundView | AreaView

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
  if (page.renderer === 'Doc') return documentView(page, { sidebar, t })
  return isAreaPage(page) ? areaView(page, (section) => sectionHtml(section, t)) : page
}

/** A page without what its HTML holds anyway. */
export function hydrationOf(page: Page): PageHydration {
  if (page.renderer === 'Doc') return documentHydration(page)
  return isAreaPage(page) ? areaHydration(page) : page
}

/** The view of the page that stands in the document: `hydrationOf` undone. */
export function readView(page: PageHydration, root: ParentNode): PageView {
  if (page.renderer === 'Doc') return readDocumentView(page, root)
  return isAreaPage(page) ? readAreaView(page, root) : page
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
  if (isAreaPage(view)) return <AreaRoute view={view} />
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

interface AreaRouteProps {
  readonly view: AreaView
}

function AreaRoute({ view }: AreaRouteProps): ReactNode {
  switch (view.renderer) {
    case 'BlogIndex':
      return <BlogIndexPage view={view} />
    case 'BlogPost':
      return <BlogPostPage view={view} slots={slotsOf(view)} />
    case 'ContributorSpotlight':
      return <SpotlightPage view={view} slots={slotsOf(view)} />
    case 'GenericDoc':
    case 'GenericAbout':
    case 'GenericCommunity':
      return <GenericPage view={view} slots={slotsOf(view)} />
    case 'CurriculumLanding':
      return <CurriculumLandingPage view={view} slots={slotsOf(view)} />
    default:
      return <CurriculumPage view={view} slots={slotsOf(view)} />
  }
}

/** What those pages take from the documents: features meet here. */
function slotsOf(view: AreaView): ArticleSlots {
  return {
    breadcrumbs: 'parents' in view ? <Breadcrumbs parents={view.parents} /> : null,
    toc: <AreaContents view={view} />,
    text: <Prose sections={view.sections} />,
    sidebarToggle: <SidebarToggle currentUrl={view.url} />,
  }
}

function AreaContents({ view }: AreaRouteProps): ReactNode {
  if (view.renderer === 'BlogIndex' || view.renderer === 'ContributorSpotlight') return null
  if (!('doc' in view)) return <TableOfContents entries={view.hyData.toc} />
  return view.renderer === 'BlogPost' ? (
    <TableOfContents entries={view.doc.toc} />
  ) : (
    <TableOfContents entries={view.doc.toc} title={areaText('curriculum.toc')} />
  )
}

function refuse(view: never): never {
  throw new Error(`a page has an unknown renderer: ${JSON.stringify(view).slice(0, 80)}`)
}
