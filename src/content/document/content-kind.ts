import type { AreaPage } from '#contracts/areas.ts'
import type { NewsItem } from '#contracts/home.ts'
import type { DocPage } from '#contracts/page.ts'
import type { Brand } from '#contracts/site.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { FragmentLink } from '../fragments/fragment-link.ts'
import type { AreaData } from '../read/area-data.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SearchSource } from '../search/search-source.ts'
import type { BuiltSidebar } from '../sidebars/sidebar-builder.ts'
import type { PageEngine } from './page-engine.ts'

/** A page that is built from a record of the content. Home, not-found and application pages have no record. */
export type ContentPage = DocPage | AreaPage

/** The record of a page of an area. */
export type AreaRecord<Data extends AreaData = AreaData> = PageRecord & { readonly area: Data }

/** What a page is built with. */
export interface BuildSetting {
  readonly engine: PageEngine
  /** Scheme and host, for whole URLs. */
  readonly origin: string
}

/** A page of the content, built. */
export interface BuiltPage<P extends ContentPage = ContentPage> {
  readonly page: P
  /** Text of the stylesheet at `styleURL`; empty when there is none. */
  readonly stylesheet: string
  readonly styleURL: string | null
  /** The sidebar next to the page; absent when it has none, or holds it itself. */
  readonly sidebar?: BuiltSidebar
  /** What the page asked of the rest of the site (tree/facts.ts). */
  readonly keys: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
  /** Its links to parts of pages. */
  readonly fragmentLinks: readonly FragmentLink[]
}

/** A contributor as other pages show them. */
export interface Portrait {
  readonly contributorName: string
  readonly url: string
  readonly quote: string
  readonly isFeatured: boolean
}

/**
 * A kind of page: all that the builder needs to know of it. `kinds/index.ts` lists the kinds. `R` is the record of such a page, `P` the page of
 * the contract. All members are methods or flags, so that one list can have kinds of different pages.
 */
export interface ContentKind<R extends PageRecord = PageRecord, P extends ContentPage = ContentPage> {
  /** The pages are made from other pages: the file of their record is not their own. */
  readonly isMade?: true
  /** Search engines leave the pages out, and so does quick search. */
  readonly isUnlisted?: true
  /** @throws when the page can't be read or built */
  build(record: R, setting: BuildSetting): BuiltPage<P>
  /** The ids that links can lead to; absent when the builder does not know them. */
  ids?(page: P): readonly string[]
  /** The line of the page's metadata.json; absent for kinds without this file. @param hash SHA-256 of the page's JSON, in hexadecimal */
  metadata?(page: P, hash: string): string
  /** What the search index has of the page; undefined when it is not to be found. @param aliases slugs that lead to the page */
  searchSource(page: P, aliases: readonly string[]): SearchSource | undefined
  /** Whether quick search names the page; all pages when absent. */
  isNamed?(record: R): boolean
  /** The page as news of the home page; undefined when it is none. */
  news?(record: R, brand: Brand): NewsItem | undefined
  /** The contributor whom the page is about. */
  portrait?(record: R): Portrait
}
