import type { PagesState } from './build-state.ts'
import { pageFiles } from './page-files.ts'
import type { BuildJob } from './plan-site.ts'
import { linkPublicFile, type PublicFolder } from './public-files.ts'
import { isMissing, type Recycled } from './recycle-folder.ts'

/**
 * Links what has not changed since the previous build, and is not there yet: the files of pages, and the stylesheets and sidebars of those whose document is the same.
 *
 * @throws SiteFolderError when a file can't be written
 */
export function linkUnchanged(
  { previous, plan }: BuildJob,
  { state, publicFolder, recycled }: { readonly state: PagesState; readonly publicFolder: PublicFolder; readonly recycled: Recycled },
): void {
  if (previous === undefined) return
  const link = (path: string): void => {
    if (isMissing(recycled, `/${path}`)) linkPublicFile(previous.publicFolder, publicFolder, path)
  }
  for (const { url } of [...plan.pages.keep, ...plan.sitePages.keep]) {
    if (recycled.pages.has(url)) continue
    for (const path of pageFiles(url)) linkPublicFile(previous.publicFolder, publicFolder, path)
  }
  for (const { url } of [...plan.pages.keep, ...plan.sitePages.keep, ...plan.pages.render]) {
    const styleURL = previous.state.pages[url]?.styleURL
    if (styleURL !== undefined) link(styleURL.slice(1))
  }
  const known = new Set(Object.values(previous.state.sidebars).map(({ url }) => url))
  for (const { url } of Object.values(state.sidebars)) if (url !== undefined && known.has(url)) link(url.slice(1))
}
