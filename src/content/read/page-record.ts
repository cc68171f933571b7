import type { LocaleCode } from '#contracts/locales.ts'
import type { PageStatus } from '#contracts/sidebar.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { AreaData } from './area-data.ts'

/** A sidebar asked for by front matter: its name, and arguments where it takes any. */
export interface SidebarRequest {
  readonly name: string
  readonly args: readonly string[]
}

/**
 * What the whole build knows of a page before any page is rendered: front matter and where the body lies.
 * Plain data, so that it can be posted to threads and stored.
 */
export interface PageRecord {
  readonly locale: LocaleCode
  readonly slug: string
  /** `/de/docs/Web/CSS` */
  readonly url: string
  /** Absolute path of the index.md. */
  readonly file: string
  /** `{locale folder}/{folder}` below `files/`: `de/web/css`; of other areas `_{area}/{folder}` below the content root: `_blog/hello`. */
  readonly folder: string
  /** As written, with its backticks. */
  readonly title: string
  readonly shortTitle?: string
  readonly pageType: string
  readonly status: readonly PageStatus[]
  readonly browserCompat: readonly string[]
  readonly specUrls: readonly string[]
  readonly sidebars: readonly SidebarRequest[]
  readonly banners: readonly string[]
  /** Hash of the file's bytes. */
  readonly hash: string
  /** Offset of the body in the decoded text, in characters. */
  readonly bodyStart: number
  /** ISO 8601 date of the last change in the root's history, where it is known. */
  readonly modified?: string
  /** The commit of that change. */
  readonly commit?: string
  /** The commit of the English page that this one translates, as its front matter says. */
  readonly sourceCommit?: string
  /** Translated by machine, as the site says of its language. */
  readonly isMachineMade?: true
  /** The wiki that the content comes from names who wrote it (wiki-contributors.ts). */
  readonly hasWikiContributors?: true
  /** Views divided by those of the most viewed page, where they are known. */
  readonly popularity?: number
  /** For a page of the blog, the curriculum and other areas: all of it that does not come from its body. Absent for documents. */
  readonly area?: AreaData
}

/** What the file of a page says. */
export interface ReadPage {
  /** Absent when the page cannot be built. */
  readonly record?: PageRecord
  readonly diagnostics: readonly Diagnostic[]
}

/** Whether search engines are asked to leave a page out (docs/behaviour/documents.md 44). */
export function isUnlisted(slug: string): boolean {
  return /^(?:orphaned|conflicting)\/|^MDN\/Kitchensink$/i.test(slug)
}
