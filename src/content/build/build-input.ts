import type { WebBuild } from '#contracts/web-build.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SiteOptions } from '../outputs/site-settings.ts'
import type { Listing } from '../read/listing.ts'
import type { CachePlace } from '../read/stored-lines.ts'
import type { PagePool } from './page-pool.ts'
import type { Sweep } from './site-folder.ts'
import type { IndexSearch } from './write-index-files.ts'

/** What a build is made from. */
export interface BuildInput extends SiteOptions {
  /** Content roots, in order. */
  readonly roots: readonly string[]
  readonly siteFolder: string
  readonly web: WebBuild
  readonly pool: PagePool
  readonly indexSearch: IndexSearch
  /** Writes `.br` and `.gz` next to texts. */
  readonly isCompressed: boolean
  /** Encodes names of files that Windows can't write. */
  readonly hasPortableNames: boolean
  /** A site whose content has errors is not published. Absent: it is. */
  readonly isStrict?: boolean
  /** A CSV file of page views (read/popularity.ts). */
  readonly popularityFile?: string
  /** `src` of the project, whose code pages are built again for when it changes; absent: the code that runs. */
  readonly codeFolder?: string
  /** Where it is stored what files of the content say; absent: nowhere. */
  readonly cache?: Omit<CachePlace, 'version'> | undefined
  /** The folders of the content, as far as they were looked at; absent: none. */
  readonly listing?: Listing
  /** Stamps of all that is read (hash-inputs.ts); absent when they can't be told. */
  readonly inputs?: InputStamps
  /** Removes folders of old builds; absent: before the build ends. */
  readonly sweep?: Sweep | undefined
  /** Makes the folder of the next build when there is none (make-spare.ts), for sites of at least so many pages; absent: the next build makes it. */
  readonly prepareSpare?: { readonly minPages: number; readonly start: (site: string) => void }
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
  readonly signal: AbortSignal
}

/** The same before the bundles of the web application are made. */
export type UnbundledInput = Omit<BuildInput, 'web'>

/** What a build is made from, as far as stamps of files can tell. */
export interface InputStamps {
  /** A hash of all of it; absent while the file of a page changed so short ago that another change could have the same stamp. */
  readonly all?: string
  /** The same without the stamps of the files of documents: while it stays, only texts and front matter of documents can have changed. */
  readonly frame: string
  /** The files of documents, in a fixed order. */
  readonly pages: readonly string[]
  /** Four numbers for each of them (read/stamp.ts). The size is -1 where the stamp can't be relied on. */
  readonly stamps: Float64Array
}

/** What a build did. */
export interface BuildResult {
  readonly id: string
  readonly pages: number
  /** Documents that were built. */
  readonly built: number
  /** Pages whose HTML alone was rendered again. */
  readonly rendered: number
  /** Pages that were reused. */
  readonly kept: number
  readonly deleted: number
  /** Whether this is the site that is served now. */
  readonly isPublished: boolean
  /** All diagnostics of the site as it is now, also of pages that were reused; in the order of files. */
  readonly diagnostics: readonly Diagnostic[]
}
