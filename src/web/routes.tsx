import type { ComponentType, ReactNode } from 'react'
import { type AppRenderer, isAppPage } from '#contracts/app-pages.ts'
import type { HomePage as HomeView } from '#contracts/home.ts'
import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import type { AppPage, NotFoundPage as NotFoundData, Page, SearchPage as SearchView } from '#contracts/page.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import type { ShellSettings } from '#contracts/site.ts'
import type { Suggestions } from '#contracts/suggestions.ts'
import { AccountPlace } from './accounts/account-place.tsx'
import type { AppProps } from './app-route.tsx'
import { type AreaHydration, type AreaView, areaHydration, areaView, isAreaPage, readAreaView } from './area-view.ts'
import type { ArticleSlots } from './article-slots.ts'
import { hasCollections } from './collections/has-collections.ts'
import { SaveButton } from './collections/save-button.tsx'
import { Breadcrumbs } from './documents/breadcrumbs.tsx'
import { DocumentPage } from './documents/document-page.tsx'
import { type DocumentHydration, type DocumentView, documentHydration, readDocumentView } from './documents/document-view.ts'
import { Prose } from './documents/prose.tsx'
import { SidebarToggle } from './documents/sidebar-toggle.tsx'
import { TableOfContents } from './documents/table-of-contents.tsx'
import { FeedbackBox } from './feedback/feedback-box.tsx'
import { loadChunk } from './load-chunk.ts'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { type PageContextValue, usePage } from './page-context.ts'
import type { Translate } from './texts/translator.ts'

/** What the hydration data in a page holds of it: all but the contents that stand in the page as HTML. */
export type PageHydration = DocumentHydration | HomeView | NotFoundData | SearchView | AppPage | AreaHydration

/** The not-found page, with the path where it is known. */
export interface NotFoundView extends NotFoundData {
  readonly path?: string
  readonly suggestions?: Suggestions
}

/** What the components show. */
export type PageView = DocumentView | HomeView | NotFoundView | SearchView | AppPage | AreaView

/** What makes the HTML of a page's contents, once it is loaded: the page that stands in the document has its HTML already. */
let viewMakers: Awaited<ReturnType<typeof importViewMakers>> | undefined

/** Brings in what `viewOf` needs. */
export async function loadViews(): Promise<void> {
  viewMakers ??= await importViewMakers()
}

async function importViewMakers() {
  const [documents, sections] = await Promise.all([import('./documents/make-document-view.ts'), import('./documents/section-html.ts')])
  return { ...documents, ...sections }
}

interface ViewInput {
  readonly sidebar?: readonly SidebarEntry[] | undefined
  readonly t: Translate
}

/**
 * A page as its component shows it.
 *
 * @throws Error for a section of an unknown type, and before `loadViews`
 */
export function viewOf(page: Page, { sidebar, t }: ViewInput): PageView {
  if (viewMakers === undefined) throw new Error('what makes views of pages is to be loaded before one is made')
  const { makeDocumentView, sectionHtml } = viewMakers
  if (page.renderer === 'Doc') return makeDocumentView(page, { sidebar, t })
  return isAreaPage(page) ? areaView(page, (section) => sectionHtml(section, { t, locale: page.locale })) : page
}

/** A page without what its HTML holds anyway. */
export function hydrationOf(page: Page): PageHydration {
  if (page.renderer === 'Doc') return documentHydration(page)
  if (page.renderer === 'Search') return { ...page, html: '' }
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

/** The components of pages besides documents, once they are loaded: most readers only ever see documents. */
let otherPages: Awaited<ReturnType<typeof importOtherPages>> | undefined

/** Brings in the components of a kind of page, before one is shown. */
export async function loadRoutes(renderer: Page['renderer']): Promise<void> {
  if (renderer === 'Doc' || renderer === 'SpaNotFound') return
  otherPages ??= await importOtherPages()
}

async function importOtherPages() {
  const [texts, toc, home, blogIndex, blogPost, spotlight, curriculumLanding, curriculum, generic, communityPage, search, app] =
    await Promise.all([
      import('#locales/areas.ts'),
      import('./documents/toc-html.ts'),
      import('./home/home-page.tsx'),
      import('./blog/blog-index-page.tsx'),
      import('./blog/blog-post-page.tsx'),
      import('./community/spotlight-page.tsx'),
      import('./curriculum/curriculum-landing-page.tsx'),
      import('./curriculum/curriculum-page.tsx'),
      import('./pages/generic-page.tsx'),
      import('./community/community-page.tsx'),
      import('./search/search-page.tsx'),
      import('./app-route.tsx'),
    ])
  return {
    ...texts,
    ...toc,
    ...home,
    ...blogIndex,
    ...blogPost,
    ...spotlight,
    ...curriculumLanding,
    ...curriculum,
    ...generic,
    ...communityPage,
    ...search,
    ...app,
  }
}

function getOtherPages() {
  if (otherPages === undefined) throw new Error('the components of this kind of page are to be loaded before one is shown')
  return otherPages
}

/** What of the features stands in the header of every page, rendered on the server only. `next`: where a reader who logs in comes back to. */
export function renderAccountPlace({ account }: ShellSettings, next: string): ReactNode {
  return <AccountPlace links={account} next={next} />
}

/** Starts what the features do on every page, once it is alive. Nobody waits for it. */
export function startFeatures(context: PageContextValue): void {
  loadChunk(() => import('./start-features.ts')).then(
    ({ startEach }) => startEach(context),
    (error: unknown) => console.warn('the account has no menu, examples show no results', error),
  )
}

interface PageRouteProps {
  readonly view: PageView
}

/** What makes the contents of the pages that are made in the browser. */
const APPS: Readonly<Record<AppRenderer, () => Promise<ComponentType<AppProps>>>> = {
  Playground: async () => (await import('./playground/playground-app.tsx')).PlaygroundApp,
  Collections: async () => (await import('./collections/pages/collections-app.tsx')).CollectionsApp,
  Collection: async () => (await import('./collections/pages/collection-app.tsx')).CollectionApp,
  SharedCollection: async () => (await import('./collections/pages/shared-collection-app.tsx')).SharedCollectionApp,
  FrequentlyViewed: async () => (await import('./collections/pages/frequently-viewed-app.tsx')).FrequentlyViewedApp,
}

/** The one place that knows which component shows which page. */
export function PageRoute({ view }: PageRouteProps): ReactNode {
  if (isAreaPage(view)) return <AreaRoute view={view} />
  if (isAppPage(view)) {
    const { AppRoute } = getOtherPages()
    return <AppRoute page={view} load={APPS[view.renderer]} />
  }
  switch (view.renderer) {
    case 'Doc':
      return <DocumentRoute view={view} />
    case 'Homepage': {
      const { HomePage } = getOtherPages()
      return <HomePage view={view} />
    }
    case 'Search': {
      const { SearchPage } = getOtherPages()
      return <SearchPage view={view} />
    }
    case 'SpaNotFound':
      return (
        <NotFoundPage path={'path' in view ? view.path : undefined} suggestions={'suggestions' in view ? view.suggestions : undefined} />
      )
    default:
      return refuse(view)
  }
}

interface DocumentRouteProps {
  readonly view: DocumentView
}

function DocumentRoute({ view }: DocumentRouteProps): ReactNode {
  const save = hasCollections(usePage().site) ? <SaveButton key={view.url} page={{ ...view.doc, url: view.url }} /> : null
  return <DocumentPage view={view} feedback={<FeedbackBox />} save={save} />
}

interface AreaRouteProps {
  readonly view: AreaView
}

function AreaRoute({ view }: AreaRouteProps): ReactNode {
  const { BlogIndexPage, BlogPostPage, CommunityPage, CurriculumLandingPage, CurriculumPage, GenericPage, SpotlightPage } = getOtherPages()
  switch (view.renderer) {
    case 'BlogIndex':
      return <BlogIndexPage view={view} />
    case 'BlogPost':
      return <BlogPostPage view={view} slots={slotsOf(view)} />
    case 'ContributorSpotlight':
      return <SpotlightPage view={view} slots={slotsOf(view)} />
    case 'GenericCommunity':
      return <CommunityPage view={view} slots={slotsOf(view)} />
    case 'GenericDoc':
    case 'GenericAbout':
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
  const { t } = usePage()
  const { areaText, tocHtml } = getOtherPages()
  if (view.renderer === 'BlogIndex' || view.renderer === 'ContributorSpotlight') return null
  if (!('doc' in view)) return <TableOfContents html={tocHtml(view.hyData.toc, t)} />
  const html = tocHtml(view.doc.toc, t)
  return view.renderer === 'BlogPost' ? <TableOfContents html={html} /> : <TableOfContents html={html} title={areaText('curriculum.toc')} />
}

function refuse(view: never): never {
  throw new Error(`a page has an unknown renderer: ${JSON.stringify(view).slice(0, 80)}`)
}
