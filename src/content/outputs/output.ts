import type { Page } from '#contracts/page.ts'
import type { Months } from '../months/month-data.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SiteContent } from '../site/read-site.ts'

/** A site, as the files that belong to no single page are made from it. */
export interface OutputSite {
  readonly content: SiteContent
  /** All pages as they are now: `lectern dev` reads a saved page again, and not the rest of the content. */
  readonly records: readonly PageRecord[]
  /** Scheme and host. */
  readonly origin: string
  /** What changed in browsers, month by month; undefined where the site has no pages about it. */
  readonly months: () => Months | undefined
  /** A page as it was built; undefined when it could not be built. */
  readonly findPage: (url: string) => Page | undefined
}

/** A site whose pages are all built. */
export interface BuiltSite extends OutputSite {
  /** The line of a document's metadata in UTF-8 (metadata.ts). */
  readonly findMetadata: (url: string) => Uint8Array | undefined
}

/** A file that exists outside the site and is copied. */
export interface CopiedFile {
  readonly source: string
  /** SHA-1 of its bytes. */
  readonly hash: string
}

/** A large file. */
export interface MadeBlocks {
  /** Its bytes from the beginning, made while they are taken; the same each time. */
  readonly blocks: () => Iterable<Uint8Array>
}

export type MadeFile = string | Uint8Array | CopiedFile

/** A file of the site. */
export interface OutputFile<Made = MadeFile> {
  /** Below the public folder. */
  readonly path: string
  /** Its path contains a hash of all that it is made from: a build reuses the file of this path from the previous build. */
  readonly isNamedByInput?: true
  /** undefined when there is no such file after all. */
  readonly make: () => Made | undefined
}

/** Lists the files of one kind, without making them. */
export type Output<Site = OutputSite, Made = MadeFile> = (site: Site) => readonly OutputFile<Made>[]
