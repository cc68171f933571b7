import { shortHash } from '../tree/facts.ts'
import type { PagesState } from './build-state.ts'

/** Paths of files with a leading slash, and hashes of their bytes. */
export type FileDigests = readonly (readonly [path: string, digest: string])[]

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
