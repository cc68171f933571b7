import { join } from 'node:path'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { ShellSettings } from '#contracts/site.ts'
import type { WebBuild } from '#contracts/web-build.ts'
import { contentTexts } from '#locales/content.ts'
import { createDataSources } from './data/data-sources.ts'
import { appPages } from './outputs/app-pages.ts'
import { homePages } from './outputs/home-pages.ts'
import { searchPages } from './outputs/search-pages.ts'
import { planSharePictures, type SharePicturePlan } from './outputs/share-pictures.ts'
import { siteLocales } from './outputs/site-locales.ts'
import { notFoundPages } from './outputs/site-pages.ts'
import { sitePolicy } from './outputs/site-policy.ts'
import { type SiteOptions, siteSettings } from './outputs/site-settings.ts'
import { AssetIndex } from './read/assets.ts'
import { readSite, type SiteContent } from './read/read-site.ts'
import type { IndexSearch } from './search/write-search-index.ts'
import { brokenSidebarLinks } from './sidebars/broken-sidebar-links.ts'
import { SidebarBuilder } from './sidebars/sidebar-builder.ts'
import { Facts, shortHash, type Versions } from './tree/facts.ts'
import type { BuildState } from './write/build-state.ts'
import { type CompatPlan, planCompatFiles, type WrittenCompat } from './write/compat-files.ts'
import { finishBuild } from './write/finish-build.ts'
import { findFormerBuild } from './write/former-build.ts'
import type { PagePool, PageResult, PageTask } from './write/page-pool.ts'
import { type Plan, planBuild } from './write/plan.ts'
import { SiteFolder, SiteFolderError } from './write/site-folder.ts'
import { planSitePages, type SitePage } from './write/site-page-plan.ts'
import { builderVersion, readVersions } from './write/versions.ts'

/** What a build is made from. */
export interface BuildInput extends SiteOptions {
  /** Content roots, in order. */
  readonly roots: readonly string[]
  readonly siteFolder: string
  readonly web: WebBuild
  readonly pool: PagePool
  readonly indexSearch: IndexSearch
  /** Writes `.br` and `.gz` beside texts. */
  readonly isCompressed: boolean
  /** A CSV file of page views (read/popularity.ts). */
  readonly popularityFile?: string
  /** `src` of the project, whose code pages are built again for when it changes; absent: the code that runs. */
  readonly codeFolder?: string
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
  readonly signal: AbortSignal
}

/** What a build did. */
export interface BuildResult {
  readonly id: string
  readonly pages: number
  /** Documents that were built. */
  readonly built: number
  /** Pages whose HTML alone was rendered again. */
  readonly rendered: number
  /** Pages that were taken over. */
  readonly kept: number
  readonly deleted: number
  /** All diagnostics of the site as it is now, also of pages that were taken over; in the order of files. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Builds a site: read, plan, write pages, write what belongs to the whole site, switch. What has not changed since the former build is
 * taken over (docs/decisions/0009), and the result is the same, byte for byte, as if nothing had been.
 *
 * @throws ContentError, SiteFolderError, or the abort reason of `signal`; the site that is served stays as it was
 */
export async function buildSite(input: BuildInput): Promise<BuildResult> {
  const content = readSite(input.roots, input.popularityFile, input.features)
  const versions: Versions = { ...readVersions(content, input.codeFolder), 'site:origin': input.origin }
  const facts = new Facts(content.tree, new AssetIndex(content.assets))
  const pictures = planSharePictures(content)
  const settings = settingsByLocale(content, input, pictures)
  const sitePages = [
    ...homePages(content),
    ...notFoundPages(content, (locale) => contentTexts(locale).page_not_found),
    ...searchPages(content),
    ...appPages(content),
  ]
  const shellOf = (locale: string): string => shortHash(JSON.stringify([input.web.version, input.web.assets, settings[locale]]))
  const builder = builderVersion(input.codeFolder)
  const outputs = outputsHash(input, content, sitePages, [builder, versions['data:compat'] ?? ''])

  const folder = new SiteFolder(input.siteFolder)
  const formerFolder = folder.findCurrent()
  const former = findFormerBuild(formerFolder)
  const sidebars = new SidebarBuilder({ facts, data: createDataSources(content.roots), files: content.sidebars })
  const rebuildSidebar = (key: string): ReturnType<typeof sidebars.rebuild> => sidebars.rebuild(key)
  const plan = planBuild({ pages: content.tree.allPages, former: former?.state, builder, facts, versions, rebuildSidebar, shellOf })
  if (former !== undefined && isUpToDate(plan, former.state, outputs, input))
    return resultOf(
      former.id,
      plan,
      former.state,
      content,
      [...content.diagnostics, ...brokenSidebarLinks([...plan.sidebars.values()], content)],
      new Map(),
    )

  const staging = folder.open()
  try {
    if (folder.findCurrent() !== formerFolder)
      throw new SiteFolderError(`another process has just built into ${folder.path}; build again to begin from what it made`)
    const publicFolder = join(staging, 'public')
    const results = new Map<string, PageResult>()
    const compat: WrittenCompat[] = []
    const compatPlan = planCompatFiles(
      content.tree.pages,
      versions['data:compat'] ?? '',
      former?.state.builder === builder ? former : undefined,
    )
    const sitePagePlan = planSitePages(sitePages, { former: former?.state, builder, shellOf })
    const tasks = [...tasksOf(plan, content, former?.state, sitePagePlan.write), ...compatTasks(compatPlan)]
    await input.pool.run(
      {
        pages: content.tree.allPages,
        roots: content.roots,
        redirects: content.tree.redirects,
        assets: content.assets,
        brand: content.brand,
        source: content.site.source,
        sidebarFiles: content.sidebars,
        settings,
        webAssets: input.web.assets,
        serverEntry: input.web.serverEntry,
        publicFolder,
        ...(former === undefined ? {} : { formerPublicFolder: former.publicFolder }),
      },
      tasks,
      (batch) => {
        for (const result of batch) {
          if ('compat' in result) compat.push(result.compat)
          else results.set('written' in result ? result.written.url : result.url, result)
        }
        input.onProgress({ done: results.size + compat.length, total: tasks.length })
      },
      input.signal,
    )
    input.signal.throwIfAborted()
    const { id, state } = await finishBuild({
      input,
      content,
      plan,
      former,
      formerFolder,
      results,
      compat: { plan: compatPlan, written: compat },
      staging,
      facts,
      versions,
      builder,
      outputs,
      shellOf,
      sitePages: sitePagePlan,
      pictures,
    })
    input.signal.throwIfAborted()
    folder.publish(id, { isSame: former?.id === id })
    return resultOf(
      id,
      plan,
      state,
      content,
      [...content.diagnostics, ...brokenSidebarLinks(Object.values(state.sidebars), content)],
      results,
    )
  } finally {
    folder.close()
  }
}

function settingsByLocale(
  content: SiteContent,
  options: SiteOptions,
  { pictures }: SharePicturePlan,
): Readonly<Record<string, ShellSettings>> {
  return Object.fromEntries(
    siteLocales(content.tree).map((code) => {
      const ofLocale = pictures[code]
      return [code, { ...siteSettings(content, code, options), ...(ofLocale === undefined ? {} : { pictures: ofLocale }) }]
    }),
  )
}

/** Hash of what the files of the whole site depend on. */
function outputsHash(
  { origin, web, isCompressed }: BuildInput,
  { tree, assets, brand, logo, site, wikiContributors }: SiteContent,
  sitePages: readonly unknown[],
  code: readonly string[],
): string {
  const pages = tree.allPages.map(({ url, title, modified, popularity }) => [url, title, modified, popularity])
  const files = assets.map(({ key, hash }) => [key, hash])
  return shortHash(
    JSON.stringify([
      origin,
      web.version,
      sitePolicy(web.csp, tree.allPages),
      isCompressed,
      pages,
      [...tree.redirects],
      files,
      brand,
      site,
      logo?.hash,
      sitePages,
      [...wikiContributors],
      code,
    ]),
  )
}

function isUpToDate(plan: Plan, former: BuildState, outputs: string, { isCompressed }: BuildInput): boolean {
  return (
    plan.build.length + plan.render.length + plan.deletedCount === 0 && former.outputs === outputs && former.isCompressed === isCompressed
  )
}

function tasksOf(plan: Plan, { tree }: SiteContent, former: BuildState | undefined, sitePages: readonly SitePage[]): PageTask[] {
  const indexes = new Map(tree.allPages.map((page, index) => [page.url, index]))
  const indexOf = (url: string): number => indexes.get(url) ?? -1
  return [
    ...sitePages.map((page) => ({ kind: 'site-page' as const, page })),
    ...plan.build.map(({ url }) => ({ kind: 'build' as const, index: indexOf(url) })),
    ...plan.render.map(({ url }) => ({ kind: 'render' as const, index: indexOf(url), docHash: former?.pages[url]?.docHash ?? '' })),
  ]
}

/** Keys in a task: as much work as a page. */
const KEYS_PER_TASK = 50

function compatTasks({ write }: CompatPlan): PageTask[] {
  return Array.from({ length: Math.ceil(write.length / KEYS_PER_TASK) }, (_, index) => ({
    kind: 'compat' as const,
    keys: write.slice(index * KEYS_PER_TASK, (index + 1) * KEYS_PER_TASK),
  }))
}

function resultOf(
  id: string,
  plan: Plan,
  state: BuildState,
  { tree }: SiteContent,
  siteDiagnostics: readonly Diagnostic[],
  results: ReadonlyMap<string, PageResult>,
): BuildResult {
  const failures = [...results.values()].flatMap((result): Diagnostic[] =>
    'failed' in result
      ? [
          {
            kind: 'page-failed',
            severity: 'error',
            message: result.failed,
            file: result.file,
            hint: 'the page is left out; this is a fault of the builder',
          },
        ]
      : [],
  )
  const ofPages = Object.entries(state.pages).flatMap(([url, page]) =>
    (page.diagnostics ?? []).map((diagnostic) => ({ ...diagnostic, file: tree.findExact(url)?.file ?? diagnostic.file })),
  )
  const diagnostics = [...siteDiagnostics, ...failures, ...ofPages]
  diagnostics.sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  )
  return {
    id,
    pages: Object.keys(state.pages).length,
    built: plan.build.length,
    rendered: plan.render.length,
    kept: plan.keep.length,
    deleted: plan.deletedCount,
    diagnostics,
  }
}
