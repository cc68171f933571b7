import { shortHash } from '../tree/facts.ts'
import type { PagesState } from './build-state.ts'
import type { MadePages } from './make-pages.ts'
import type { BuildJob } from './plan-site.ts'
import type { PublicFolder } from './public-files.ts'
import type { Recycled } from './recycle-folder.ts'

/** Paths of files with a leading slash, and hashes of their bytes. */
export type FileDigests = readonly (readonly [path: string, digest: string])[]

/** Where the files of the whole site are written, and what is there already. */
export interface SiteTarget {
  readonly made: MadePages
  readonly state: PagesState
  readonly publicFolder: PublicFolder
  readonly recycled: Recycled
}

/** A build that is planned, with the way in which its files that are no pages are written. */
export interface BuildStart {
  readonly job: BuildJob
  /** @throws SiteFolderError when a file can't be written */
  readonly writeFiles: (target: SiteTarget) => Promise<FileDigests>
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
