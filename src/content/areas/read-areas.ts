import type { IssueSource } from '#contracts/community.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { type Feature, isSwitchedOff } from '#contracts/features.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { Brand } from '#contracts/site.ts'
import type { History } from '../read/git-history.ts'
import type { PageRecord } from '../read/page-record.ts'
import { type AreaFile, type AreaFolder, listAreaFiles } from './area-files.ts'
import { areaPath } from './area-urls.ts'
import { readBlog } from './blog.ts'
import { joinCommunity } from './community.ts'
import { readCurriculum } from './curriculum.ts'
import { readGenericPages } from './generic.ts'

/** What a site's blog, curriculum and other pages are made from. */
export interface AreaContent {
  readonly records: readonly PageRecord[]
  readonly assets: readonly AreaFile[]
  readonly diagnostics: readonly Diagnostic[]
}

interface DatedRoot {
  readonly root: string
  readonly history: History
}

interface AreaSettings {
  readonly brand: Brand
  /** As in `site.json`. */
  readonly issues?: IssueSource | undefined
  /** Those that are on. */
  readonly features: readonly Feature[]
}

/**
 * Reads the pages besides documents of all content roots; a page that an earlier root has wins. Pages of a feature that is off are left
 * out with their files, as if they were not there.
 *
 * @param roots absolute, links resolved, each with its history
 */
export function readAreas(roots: readonly DatedRoot[], { brand, issues, features }: AreaSettings): AreaContent {
  const isOn = ({ area, name }: AreaFile): boolean => !isSwitchedOff(`/${DEFAULT_LOCALE}/${areaPath(area, name)}`, features)
  const files = roots.map(({ root, history }) => {
    const { pages, assets, practice, diagnostics } = listAreaFiles(root, history)
    return { pages: pages.filter(isOn), assets: assets.filter(isOn), practice: practice.filter(isOn), diagnostics }
  })
  const diagnostics = files.flatMap((root) => [...root.diagnostics])
  const pages = new Map<string, AreaFile>()
  for (const page of files.flatMap((root) => root.pages)) {
    const path = placeOf(page)
    const first = pages.get(path)
    if (first === undefined) pages.set(path, page)
    else diagnostics.push(duplicate(page, first))
  }
  const filesOf = (area: AreaFolder): AreaFile[] => [...pages.values()].filter((page) => page.area === area)
  const records = [
    ...readBlog(filesOf('blog'), { brand, files: blogFiles(files.flatMap((root) => root.assets)) }, diagnostics),
    ...readCurriculum(
      { files: filesOf('curriculum'), practice: files.flatMap((root) => root.practice), assets: files.flatMap((root) => root.assets) },
      brand,
      diagnostics,
    ),
    ...joinCommunity(readGenericPages(filesOf('pages'), brand, diagnostics), issues),
  ]
  const assets = files.flatMap((root) => root.assets)
  return { records, assets: withoutDrafts(assets, filesOf('blog'), records), diagnostics }
}

/** One for all pages that would share an address. A post's folder in another case than its slug is no post, so that it must not be in one's way. */
function placeOf({ area, name }: AreaFile): string {
  const path = areaPath(area, name)
  return area === 'blog' ? path : path.toLowerCase()
}

/** What stands beside a post that is not published is not either. */
function withoutDrafts(assets: readonly AreaFile[], posts: readonly AreaFile[], records: readonly PageRecord[]): readonly AreaFile[] {
  const published = new Set(records.map(({ folder }) => folder))
  const drafts = new Set(posts.map(({ name }) => folderOf(name)).filter((folder) => !published.has(`_blog/${folder}`)))
  return assets.filter(({ area, name }) => area !== 'blog' || !drafts.has(folderOf(name)))
}

/** The post's folder below that of the blog. */
function folderOf(name: string): string {
  return name.split('/')[0] ?? ''
}

function blogFiles(assets: readonly AreaFile[]): ReadonlySet<string> {
  return new Set(assets.filter(({ area }) => area === 'blog').map(({ name }) => name))
}

function duplicate({ path: file, area, name }: AreaFile, first: AreaFile): Diagnostic {
  const message = `/en-US/${areaPath(area, name)} is already the address of ${first.path}; this page is left out`
  return { kind: 'duplicate-page', severity: 'error', message, file, hint: 'give it another name' }
}
