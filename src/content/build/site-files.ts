import type { SiteManifest } from '#contracts/manifest.ts'
import type { PagesState } from './build-state.ts'
import type { KeptPages, MadePages } from './make-pages.ts'
import type { BuildJob } from './plan-site.ts'
import type { PublicFolder } from './public-files.ts'
import type { Recycled } from './recycle-folder.ts'
import type { StateEdits } from './state-edits.ts'

/** Where the files of the whole site are written, and what is there already. */
export interface SiteTarget {
  readonly made: KeptPages
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

/** The files of a build that are no pages, also those that pages have written. */
export type SiteFiles = {
  /** In the order of their paths. */
  readonly files: SiteManifest['files']
} & (
  | { readonly haveSameNames: false }
  | {
      /** Pages and files are those of the previous build. */
      readonly haveSameNames: true
      /** The files that have other bytes. */
      readonly changed: SiteManifest['files']
    }
)

/** A build that is planned, with what depends on how it was planned. */
export interface BuildStart {
  readonly job: BuildJob
  readonly collectState: (made: MadePages) => CollectedState
  /**
   * Writes the files that are no pages.
   *
   * @throws SiteFolderError when a file can't be written
   */
  readonly writeFiles: (target: SiteTarget) => Promise<SiteFiles>
  /** Stores what was read in the folder of the build, for the next one. */
  readonly storeSource: (folder: string) => void
}
