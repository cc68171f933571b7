import type { Document } from './document.ts'
import type { LocaleCode } from './locales.ts'
import type { SidebarEntry } from './sidebar.ts'
import type { SiteSettings } from './site.ts'

/** A documentation page: `/{locale}/docs/{slug}`. */
export interface DocPage {
  readonly renderer: 'Doc'
  readonly url: string
  readonly doc: Document
}

/** A link with its description, on the home page. */
export interface Card {
  readonly title: string
  readonly url: string
  readonly summary: string
}

/** The home page: `/{locale}/`. */
export interface HomePage {
  readonly renderer: 'Homepage'
  readonly url: string
  readonly locale: LocaleCode
  readonly pageTitle: string
  readonly hyData: { readonly areas: readonly Card[]; readonly featuredArticles: readonly Card[] }
}

/** The page of unknown paths. One file per locale (`/{locale}/404`); the reader's path is filled in by the server and by the script. */
export interface NotFoundPage {
  readonly renderer: 'SpaNotFound'
  readonly url: string
  readonly locale: LocaleCode
  readonly pageTitle: string
}

/** What an `index.json` holds and a page is rendered from. */
export type Page = DocPage | HomePage | NotFoundPage

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
