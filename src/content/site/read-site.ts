import { readFileSync } from 'node:fs'
import { DEFAULT_FEATURES, type Feature } from '#contracts/features.ts'
import { type Brand, DEFAULT_BRAND, type SiteFile } from '#contracts/site.ts'
import { readAreas } from '../areas/read-areas.ts'
import { collectDiagnostics, type ReportDiagnostic } from '../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type Asset, readAssetsInSteps } from '../read/assets.ts'
import { type ContentFiles, type FoundFile, listContentFilesInSteps } from '../read/content-roots.ts'
import { FileCache } from '../read/file-cache.ts'
import type { ContentRepository } from '../read/git-history.ts'
import { type History, type ReadHistory, readHistory } from '../read/git-history.ts'
import type { Listing } from '../read/listing.ts'
import type { PageRecord } from '../read/page-record.ts'
import { type Popularity, readPopularity } from '../read/popularity.ts'
import { readPage } from '../read/read-page.ts'
import { listSharedAssets } from '../read/shared-assets.ts'
import { finish, type Steps } from '../read/steps.ts'
import { readWikiContributors, type WikiContributors } from '../read/wiki-contributors.ts'
import type { SidebarFile } from '../sidebars/sidebar-file.ts'
import { type RedirectFile, readRedirectsInSteps } from '../tree/redirects.ts'
import { inheritMetadata, Tree } from '../tree/tree.ts'
import { ContentError } from './content-error.ts'
import { type NamedFile, readSidebars } from './read-sidebars.ts'
import { type OwnSiteFile, readSiteFile } from './read-site-file.ts'

/** Everything that is read before the first page is built. */
export interface SiteContent {
  readonly roots: readonly string[]
  readonly tree: Tree
  readonly assets: readonly Asset[]
  /** By name, in lower case. */
  readonly sidebars: ReadonlyMap<string, NamedFile<SidebarFile>>
  readonly site: SiteFile
  /** The `site.json` that counts for the site; absent where no root has one. */
  readonly siteFile?: string
  readonly brand: Brand
  /** Those whose pages are here, where the content has any. */
  readonly features: readonly Feature[]
  /** The brand's logo as a file of the site. */
  readonly logo?: { readonly path: string; readonly hash: string }
  /** The images of the site's own ads, by the paths that `site.json` names. */
  readonly adImages: OwnSiteFile['adImages']
  readonly wikiContributors: WikiContributors
  /** Those that the roots lie in. */
  readonly repositories: readonly ContentRepository[]
  readonly diagnostics: readonly Diagnostic[]
}

/** How content is read. */
export interface ReadOptions {
  /** A list of page views (popularity.ts). */
  readonly popularityFile?: string | undefined
  /** Those that are on; pages of the others are left out. */
  readonly features?: readonly Feature[] | undefined
  /** Where unchanged files are known from; it is saved. */
  readonly cache?: FileCache | undefined
  /** Has the folders of the content. */
  readonly listing?: Listing | undefined
  /** Lists the files of a root; absent: those of `listing`. */
  readonly list?: (root: string) => Steps<ContentFiles>
  /** The history of each root, in their order, where it is known already. */
  readonly histories?: readonly ReadHistory[] | undefined
}

/**
 * Reads one or more content roots, in order: what an earlier one has, a later one can't replace.
 *
 * @throws ContentError when a root, a site.json or the list of views can't be read
 */
export function readSite(rootPaths: readonly string[], options: ReadOptions = {}): SiteContent {
  return finish(readSiteInSteps(rootPaths, options))
}

/** The same in steps. */
export function* readSiteInSteps(
  rootPaths: readonly string[],
  {
    popularityFile,
    features = DEFAULT_FEATURES,
    cache = new FileCache(),
    listing,
    list = (root) => listContentFilesInSteps(root, listing),
    histories: known,
  }: ReadOptions = {},
): Steps<SiteContent> {
  const roots = yield* readRoots(rootPaths, list)
  const { diagnostics, report } = collectDiagnostics()
  const histories = known ?? roots.map(({ root }) => readHistory(root))
  const dated = roots.map((root, index) => ({ ...root, history: histories[index]?.history ?? NO_HISTORY }))
  const popularity = popularityFile === undefined ? new Map() : readViews(popularityFile, report)
  const pages = yield* readPages(dated, popularity, { report, cache })
  const wiki = roots.map(({ root }) => readWikiContributors(root))
  const wikiContributors = new Map(wiki.toReversed().flatMap(({ contributors }) => [...contributors]))
  yield
  const siteFiles = roots.map(({ root }) => readSiteFile(root))
  const {
    site,
    path: siteFile,
    logo,
    adImages = NO_IMAGES,
  }: Partial<OwnSiteFile> & Pick<OwnSiteFile, 'site'> = siteFiles.find((own) => own !== undefined) ?? { site: {} }
  const brand = { ...DEFAULT_BRAND, ...site.brand }
  const areas = readAreas(dated, { brand, issues: site.issues, features })
  yield
  const byUrl = new Map([...pages, ...areas.records].map((page) => [page.url.toLowerCase(), page.url]))
  yield
  const redirects = yield* readRedirectsInSteps(
    roots.flatMap((root) => root.redirects.flatMap(({ path }) => readRedirectFile(path, report))),
    (url) => byUrl.get(url.toLowerCase()),
  )
  yield
  const shared = roots.map(({ root }) => listSharedAssets(root))
  const assets = yield* readAssetsInSteps(
    roots.flatMap((root) => root.assets),
    [...areas.assets.map(({ path, area, name }) => ({ path, key: `_${area}/${name}` })), ...shared.flatMap(({ files }) => files)],
    cache,
  )
  yield* cache.saveInSteps()
  const bare = new Tree({ pages, redirects: redirects.redirects })
  const machineMade: ReadonlySet<string> = new Set(site.machineTranslated)
  yield
  const inherited = pages
    .map((page) => inheritMetadata(page, (slug) => bare.resolve(`/en-US/docs/${slug}`)?.page))
    .map((page) => (machineMade.has(page.locale) ? { ...page, isMachineMade: true as const } : page))
    .map((page) => ((wikiContributors.get(page.url.toLowerCase()) ?? '') !== '' ? { ...page, hasWikiContributors: true as const } : page))
  yield
  return {
    roots: roots.map(({ root }) => root),
    tree: new Tree({ pages: [...inherited, ...areas.records], redirects: redirects.redirects }),
    assets: assets.assets,
    sidebars: readSidebars(
      roots.map(({ root }) => root),
      report,
    ),
    site,
    ...(siteFile === undefined ? {} : { siteFile }),
    brand,
    features,
    ...(logo === undefined ? {} : { logo }),
    adImages,
    repositories: histories.map(({ commits }, index) => ({ commits, source: siteFiles[index]?.site.source ?? site.source })),
    wikiContributors,
    diagnostics: [
      ...roots.flatMap((root) => root.diagnostics),
      ...histories.flatMap((read) => read.diagnostics),
      ...diagnostics,
      ...areas.diagnostics,
      ...redirects.diagnostics,
      ...shared.flatMap((read) => read.diagnostics),
      ...assets.diagnostics,
      ...wiki.flatMap((read) => read.diagnostics),
    ],
  }
}

function* readRoots(paths: readonly string[], list: (root: string) => Steps<ContentFiles>): Steps<ContentFiles[]> {
  const roots: ContentFiles[] = []
  for (const path of paths) roots.push(yield* readRoot(path, list))
  return roots
}

function* readRoot(path: string, list: (root: string) => Steps<ContentFiles>): Steps<ContentFiles> {
  try {
    return yield* list(path)
  } catch (error) {
    throw new ContentError(`cannot read the content root ${path}: ${messageOf(error)}`)
  }
}

const NO_HISTORY: History = new Map()
const NO_IMAGES: OwnSiteFile['adImages'] = new Map()

interface DatedRoot extends ContentFiles {
  readonly history: History
}

/** The first page of an address wins, also by case. A second one of the same root is a diagnostic; one of a later root is replaced on purpose. */
function* readPages(
  roots: readonly DatedRoot[],
  popularity: Popularity,
  { report, cache }: { readonly report: ReportDiagnostic; readonly cache: FileCache },
): Steps<PageRecord[]> {
  const pages = new Map<string, PageRecord>()
  for (const { pages: files, history } of roots) {
    const replaced = new Set(pages.keys())
    for (const file of files) {
      yield
      const read = readPage(file, history.get(historyPath(file)), cache)
      report(...read.diagnostics)
      if (read.record === undefined) continue
      const key = read.record.url.toLowerCase()
      const first = pages.get(key)
      const views = popularity.get(key)
      if (first === undefined) pages.set(key, views === undefined ? read.record : { ...read.record, popularity: views })
      else if (!replaced.has(key))
        report({
          kind: 'duplicate-page',
          severity: 'error',
          message: `${read.record.url} is already the address of ${first.file}; this page is left out`,
          file: file.path,
          hint: 'give it another slug',
        })
    }
  }
  return [...pages.values()]
}

function readViews(path: string, report: ReportDiagnostic): Popularity {
  try {
    const read = readPopularity(path)
    report(...read.diagnostics)
    return read.popularity
  } catch (error) {
    throw new ContentError(`cannot read the list of page views ${path}: ${messageOf(error)}`)
  }
}

function historyPath({ locale, folder, name }: FoundFile): string {
  return [locale.toLowerCase(), folder, name].filter((part) => part !== '').join('/')
}

function readRedirectFile(path: string, report: ReportDiagnostic): RedirectFile[] {
  try {
    return [{ text: readFileSync(path, 'utf8'), file: path }]
  } catch (error) {
    report({ kind: 'unreadable-file', severity: 'error', message: `cannot read this file: ${messageOf(error)}`, file: path })
    return []
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
