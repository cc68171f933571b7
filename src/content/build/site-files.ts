import type { SiteManifest } from '#contracts/manifest.ts'
import { shortHash } from '../tree/facts.ts'
import type { PagesState } from './build-state.ts'
import type { MadePages } from './make-pages.ts'
import type { BuildJob } from './plan-site.ts'
import type { PublicFolder } from './public-files.ts'
import type { Recycled } from './recycle-folder.ts'
import type { StateEdits } from './state-edits.ts'

/** Paths of files with a leading slash, and hashes of their bytes. */
export type FileDigests = readonly (readonly [path: string, digest: string])[]

/** Where the files of the whole site are written, and what is there already. */
export interface SiteTarget {
  readonly made: MadePages
  readonly state: PagesState
  readonly publicFolder: PublicFolder
  readonly recycled: Recycled
}

/** What the next build has to know. The search indexes are not written yet. */
export interface CollectedState {
  readonly state: PagesState
  /** With which the state that the previous build has stored is this one; absent where it has to be written as a whole. */
  readonly edits?: StateEdits
}

/** A build that is planned, with what depends on how it was planned. */
export interface BuildStart {
  readonly job: BuildJob
  readonly collectState: (made: MadePages) => CollectedState
  /**
   * Writes the files that are no pages.
   *
   * @returns hashes of all of them, also of those that pages have written, in the order of their paths
   * @throws SiteFolderError when a file can't be written
   */
  readonly writeFiles: (target: SiteTarget) => Promise<SiteManifest['files']>
  /** Stores what was read in the folder of the build, for the next one. */
  readonly storeSource: (folder: string) => void
}

/** Stylesheets and sidebars of pages. */
export function namedByContent({ pages, sidebars }: Pick<PagesState, 'pages' | 'sidebars'>): FileDigests {
  return [
    ...Object.values(pages).flatMap(({ styleURL }) => (styleURL === undefined ? [] : [[styleURL, nameHash(styleURL)] as const])),
    ...Object.values(sidebars).flatMap(({ url }) => (url === undefined ? [] : [[url, nameHash(url)] as const])),
  ]
}

/** The hash in the name of a content-addressed file. */
function nameHash(url: string): string {
  const parts = /\.([0-9a-f]{8,})\.|\/([0-9a-f]{8,})\./.exec(url)?.slice(1) ?? []
  return parts.find((part) => part !== undefined) ?? shortHash(url)
}
