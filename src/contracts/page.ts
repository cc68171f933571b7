import Type, { type Static } from 'typebox'
import { APP_PAGES } from './app-pages.ts'
import { BlogIndexPage, BlogPostPage, CurriculumPage, GenericPage, SpotlightPage } from './areas.ts'
import { closedObject, orNull } from './closed-object.ts'
import { Document, Locale } from './document.ts'
import { HomePage } from './home.ts'
import { MonthPage } from './months.ts'
import { ObservatoryCompare, ObservatoryLanding, ObservatoryReport } from './observatory-pages.ts'
import { PlusLandingPage } from './plus-landing.ts'
import type { SidebarEntry } from './sidebar.ts'
import type { ShellSettings } from './site.ts'

const Address = Type.String({ pattern: '^/' })

/** A documentation page: `/{locale}/docs/{slug}`. */
export const DocPage = closedObject({ renderer: Type.Literal('Doc'), url: Address, doc: Document })
export type DocPage = Static<typeof DocPage>

/** The page of unknown paths. One file per locale (`/{locale}/404`); the user's path is filled in by the server and by the script. */
export const NotFoundPage = closedObject({ renderer: Type.Literal('SpaNotFound'), url: Address, locale: Locale, pageTitle: Type.String() })
export type NotFoundPage = Static<typeof NotFoundPage>

/**
 * The search page: `/{locale}/search`. One file per locale; the results of a search are filled in by the server, in place of what stands between
 * the marks (`search-place.ts`).
 */
export const SearchPage = closedObject({
  renderer: Type.Literal('Search'),
  url: Address,
  locale: Locale,
  pageTitle: Type.String(),
  /** The contents as they are where no server answers. */
  html: Type.String(),
})
export type SearchPage = Static<typeof SearchPage>

/**
 * The page of updates: `/{locale}/plus/updates`. One file per locale; what a request asks for is filled in by the server, in place of what stands
 * between the marks (`updates-place.ts`).
 */
export const UpdatesHtmlPage = closedObject({
  renderer: Type.Literal('Updates'),
  url: Address,
  locale: Locale,
  pageTitle: Type.String(),
  description: Type.String(),
  /** The page with all months (`MonthPage`); null on a site without it. */
  months: orNull(closedObject({ url: Address, title: Type.String() })),
  /** The contents as they are where no server answers. */
  html: Type.String(),
})
export type UpdatesHtmlPage = Static<typeof UpdatesHtmlPage>

/** A page whose contents are made in the browser (`APP_PAGES`). `url` is that of its file. */
export const AppPage = closedObject({
  renderer: Type.Enum(APP_PAGES.map(({ renderer }) => renderer)),
  url: Address,
  locale: Locale,
  pageTitle: Type.String(),
  /** The text above the contents until they are made. */
  title: Type.String(),
  /** Where problems of answers are reported: the `source.repository` of `site.json`. Only the page of AI Help has it. */
  repository: Type.Optional(Type.String()),
})
export type AppPage = Static<typeof AppPage>

/** The input of a page's rendering; an `index.json` has it next to the build (page-file.ts). */
export const Page = Type.Union([
  DocPage,
  HomePage,
  NotFoundPage,
  SearchPage,
  UpdatesHtmlPage,
  AppPage,
  PlusLandingPage,
  MonthPage,
  ObservatoryLanding,
  ObservatoryReport,
  ObservatoryCompare,
  BlogPostPage,
  BlogIndexPage,
  CurriculumPage,
  SpotlightPage,
  GenericPage,
])
export type Page = Static<typeof Page>

/** Addresses of the bundles of `src/web`, made once for each version of the code. */
export interface WebAssets {
  /** Names this version of the bundles: every page and every `index.json` carries it. */
  readonly build: string
  /** The loader, a module of a few KB. */
  readonly script: string
  /**
   * Address of the stylesheets, with `{sheet}` in the place of the name of one (web/app/pages/page-stylesheets.ts). They share one hash, that of all of them, so
   * that a page that knows the address of one knows them all.
   */
  readonly styles: string
  /** Text of the inline script that runs before the first paint: theme, sidebar. Its hash is in the CSP. */
  readonly themeScript: string
}

/** All that a page's HTML depends on. */
export interface RenderInput {
  readonly page: Page
  /** The part of the sidebar that stands in the page: its top level and the branch that leads to the page. */
  readonly sidebar?: readonly SidebarEntry[]
  readonly site: ShellSettings
  readonly assets: WebAssets
}

/** One function for the build, for dev and for the routes rendered on request: a page in, a whole HTML document out. Deterministic. */
export type RenderPage = (input: RenderInput) => string
