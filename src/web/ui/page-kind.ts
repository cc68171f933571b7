import type { ReactNode } from 'react'
import type { Parent } from '#contracts/document.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import type { Page } from '#contracts/page.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import type { SiteSettings } from '#contracts/site.ts'
import type { Translate } from '../texts/translator.ts'

/** The members that every page has, whatever is left of it. */
export interface AnyPage {
  readonly renderer: Page['renderer']
  readonly url: string
}

/** The input of a page's view. */
export interface ViewInput {
  /** The branch that stands in the page. */
  readonly sidebar?: readonly SidebarEntry[] | undefined
  readonly t: Translate
}

/** Makes the view of a page whose HTML is not in the document. */
export interface ViewMaker<P, V> {
  view(page: P, input: ViewInput): V
}

/** `<meta>` in the head, for previews of links. */
export interface SharingTag {
  readonly name: 'property' | 'name'
  readonly value: string
  readonly content: string
}

/** A thing of schema.org's vocabulary. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** The part of `<head>` that depends on the kind of page. */
export interface KindHead {
  /** The title of the tab. */
  readonly title: string
  /** The title in previews of links; the title of the tab up to ` | ` when absent. */
  readonly name?: string
  readonly description?: string | undefined
  /** `true`: the page has no canonical address, and no search engine lists it. */
  readonly isUnlisted?: boolean
  /** `true`: the page has an address, but search engines leave it out. */
  readonly noIndexing?: boolean
  /** The languages that the page exists in; only its own when absent. */
  readonly locales?: readonly string[]
  /** The stylesheet with the classes of this page's content. */
  readonly styleUrl?: string | null | undefined
  readonly feeds?: readonly { readonly type: string; readonly url: string }[]
}

/** What a kind needs to describe a page in schema.org's vocabulary. */
export interface ShareInput {
  readonly site: SiteSettings
  /** `name` of the head. */
  readonly title: string
  /** `url` and `inLanguage`. */
  readonly common: object
  /** The same and `description`, when there is one. */
  readonly described: object
  readonly publisher: Thing
}

/** The data for previews of links that depends on the kind of page. */
export interface KindShare {
  /** Open Graph's type; `website` when absent. */
  readonly type?: 'article' | 'profile'
  readonly tags?: readonly SharingTag[]
  /** An image of the page's own. */
  readonly image?: { readonly url: string; readonly alt: string } | undefined
  readonly parents?: readonly Parent[]
  /** The page itself. */
  readonly subject?: Thing
}

/**
 * A kind of page: all that the application needs to know of it. `app/pages/page-kinds.ts` lists the kinds. `P` is the page of the contract,
 * `H` what the hydration data holds of it, `V` what its component shows. Without `hydrate`, `read` and `loadView`, these are the page itself.
 * All members are methods, so that a list can have kinds of different pages.
 */
export interface PageKind<P extends AnyPage = AnyPage, H extends AnyPage = P, V extends AnyPage = H> {
  /** The page without the contents that its HTML holds. */
  hydrate?(page: P): H
  /** Reads these contents back from the HTML. */
  read?(page: H, root: ParentNode): V
  /** Loads what makes a view of a page whose HTML is not in the document. */
  loadView?(): Promise<ViewMaker<P, V>>
  /** The locale of the page; its member `locale` when absent. */
  localeOf?(page: H): LocaleCode
  /** Where a user who signs in on this page comes back to; the page itself when absent. */
  returnUrl?(page: P): string
  head(page: H, context: { readonly site: SiteSettings; readonly t: Translate }): KindHead
  share?(page: H, input: ShareInput): KindShare
  Component(props: { readonly view: V }): ReactNode
}
