import Type, { type Static } from 'typebox'
import { BlogIndexPage, BlogPostPage, CurriculumPage, GenericPage, SpotlightPage } from './areas.ts'
import { closedObject } from './closed-object.ts'
import { Document, Locale } from './document.ts'
import type { SidebarEntry } from './sidebar.ts'
import type { SiteSettings } from './site.ts'

const Address = Type.String({ pattern: '^/' })

/** A documentation page: `/{locale}/docs/{slug}`. */
export const DocPage = closedObject({ renderer: Type.Literal('Doc'), url: Address, doc: Document })
export type DocPage = Static<typeof DocPage>

/** A link with its description, on the home page. */
export const Card = closedObject({ title: Type.String(), url: Address, summary: Type.String() })
export type Card = Static<typeof Card>

/** The home page: `/{locale}/`. */
export const HomePage = closedObject({
  renderer: Type.Literal('Homepage'),
  url: Address,
  locale: Locale,
  pageTitle: Type.String(),
  hyData: closedObject({ areas: Type.Array(Card), featuredArticles: Type.Array(Card) }),
})
export type HomePage = Static<typeof HomePage>

/** The page of unknown paths. One file per locale (`/{locale}/404`); the reader's path is filled in by the server and by the script. */
export const NotFoundPage = closedObject({ renderer: Type.Literal('SpaNotFound'), url: Address, locale: Locale, pageTitle: Type.String() })
export type NotFoundPage = Static<typeof NotFoundPage>

/** What an `index.json` holds and a page is rendered from. Its JSON Schema is published with the site (docs/decisions/0015). */
export const Page = Type.Union([DocPage, HomePage, NotFoundPage, BlogPostPage, BlogIndexPage, CurriculumPage, SpotlightPage, GenericPage])
export type Page = Static<typeof Page>

/** Addresses of the bundles of `src/web`, made once for each version of the code. */
export interface WebAssets {
  /** The loader, a module of a few KB. */
  readonly script: string
  readonly styles: readonly string[]
  /** Text of the inline script that sets the theme before the first paint; its hash is in the CSP. */
  readonly themeScript: string
}

/** All that a page's HTML depends on. */
export interface RenderInput {
  readonly page: Page
  /** The part of the sidebar that stands in the page: its top level and the branch that leads to the page. */
  readonly sidebar?: readonly SidebarEntry[]
  readonly site: SiteSettings
  readonly assets: WebAssets
}

/** One function for the build, for dev and for the routes rendered on request: a page in, a whole HTML document out. Deterministic. */
export type RenderPage = (input: RenderInput) => string
