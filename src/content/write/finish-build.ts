import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BlogPostPage } from '#contracts/areas.ts'
import { LOCALES } from '#contracts/locales.ts'
import type { SiteManifest } from '#contracts/manifest.ts'
import { filePathOf } from '#contracts/urls.ts'
import { blogFeeds } from '../areas/feeds.ts'
import type { BuildInput } from '../build.ts'
import { contributorsText } from '../outputs/contributors.ts'
import { metadataFile, readMetadataFile } from '../outputs/metadata.ts'
import { PAGE_SCHEMA_PATH, pageSchema } from '../outputs/page-schema.ts'
import { popularityIn, quickSearchPages, searchIndex } from '../outputs/search-index.ts'
import type { SharePicturePlan } from '../outputs/share-pictures.ts'
import { siteLocales } from '../outputs/site-locales.ts'
import { rootPage } from '../outputs/site-pages.ts'
import { sitePolicy } from '../outputs/site-policy.ts'
import { logoUrl } from '../outputs/site-settings.ts'
import { sitemaps } from '../outputs/sitemaps.ts'
import { AssetIndex } from '../read/assets.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SiteContent } from '../read/read-site.ts'
import { openSearchDescription } from '../search/open-search-description.ts'
import type { RecordedSidebar } from '../sidebars/sidebar-builder.ts'
import { answer, type Facts, shortHash, type Versions } from '../tree/facts.ts'
import { assetUrls } from './asset-urls.ts'
import { type BuildState, type PageState, type PagesState, QuestionTable, SIDEBAR_QUESTION, sidebarStates } from './build-state.ts'
import type { CompatPlan, CompatState, WrittenCompat } from './compat-files.ts'
import { compressFiles } from './compress-files.ts'
import { type FormerBuild, isDocument } from './former-build.ts'
import { keepAssets } from './keep-assets.ts'
import { listFiles } from './list-files.ts'
import type { PageResult } from './page-pool.ts'
import { type Plan, recordHash } from './plan.ts'
import { copyPublicFile, linkPublicFile, writePublicFile } from './public-files.ts'
import { writeSearchFiles } from './search-files.ts'
import { type SitePagePlan, sitePageStates } from './site-page-plan.ts'
import { writeSharePictures } from './write-share-pictures.ts'

interface FinishInput {
  readonly input: BuildInput
  readonly content: SiteContent
  readonly plan: Plan
  readonly former: FormerBuild | undefined
  /** Of the build that is served now, also when there is nothing else to take over from it. */
  readonly formerFolder: string | undefined
  readonly results: ReadonlyMap<string, PageResult>
  readonly compat: { readonly plan: CompatPlan; readonly written: readonly WrittenCompat[] }
  readonly staging: string
  readonly facts: Facts
  readonly versions: Versions
  readonly builder: string
  readonly outputs: string
  readonly shellOf: (locale: string) => string
  readonly sitePages: SitePagePlan
  readonly pictures: SharePicturePlan
}

/**
 * Takes over unchanged pages, writes what belongs to the whole site, and the manifest and state beside it.
 *
 * @throws SiteFolderError when a file can't be written
 */
export async function finishBuild(finish: FinishInput): Promise<{ id: string; state: BuildState }> {
  const { input, content, staging, plan, former, compat, sitePages } = finish
  const publicFolder = join(staging, 'public')
  const pagesState = nextState(finish)
  if (former !== undefined) takeOver({ ...plan, keep: [...plan.keep, ...sitePages.keep] }, former, pagesState, publicFolder)
  const search = await writeSearchFiles({
    ...finish,
    pages: pagesState.pages,
    redirects: content.tree.redirects,
    indexSearch: input.indexSearch,
    signal: input.signal,
  })
  const state: BuildState = { ...pagesState, search }
  const files = new Map<string, string>()
  for (const { styleURL } of Object.values(state.pages)) if (styleURL !== undefined) files.set(styleURL, nameHash(styleURL))
  for (const { url } of Object.values(state.sidebars)) if (url !== undefined) files.set(url, nameHash(url))
  for (const [path, text] of siteTexts(finish, state)) {
    const digest = hash('sha1', text)
    if (former?.files[`/${path}`] === digest) linkPublicFile(former.publicFolder, publicFolder, path)
    else writePublicFile(publicFolder, path, text)
    files.set(`/${path}`, digest)
  }
  for (const [path, digest] of compat.plan.keep) {
    if (former !== undefined) linkPublicFile(former.publicFolder, publicFolder, path)
    files.set(`/${path}`, digest)
  }
  for (const [path, digest] of compat.written.flatMap((written) => written.files)) files.set(`/${path}`, digest)
  for (const { url, asset } of assetUrls(content.assets, content.tree)) {
    copyPublicFile(asset.path, publicFolder, url.slice(1))
    files.set(url, asset.hash)
  }
  for (const path of listFiles(input.web.publicFolder)) {
    copyPublicFile(join(input.web.publicFolder, path), publicFolder, path)
    files.set(`/${path}`, hash('sha1', readFileSync(join(publicFolder, path))))
  }
  if (content.logo !== undefined) {
    copyPublicFile(content.logo.path, publicFolder, logoUrl(content.logo).slice(1))
    files.set(logoUrl(content.logo), content.logo.hash)
  }
  for (const [url, digest] of await writeSharePictures({ plan: finish.pictures, logo: content.logo, former, publicFolder }))
    files.set(url, digest)
  const pages: Record<string, string> = {}
  for (const [url, page] of Object.entries(state.sitePages)) pages[url] = page.files
  for (const [url, { docHash, htmlHash }] of Object.entries(state.pages)) pages[url] = shortHash(docHash + htmlHash)
  if (input.isCompressed) {
    const paths = [...files.keys()].map((path) => path.slice(1))
    const documentPaths = Object.keys(state.pages)
      .filter(isDocument)
      .map((url) => filePathOf(url, 'metadata.json'))
    const pagePaths = Object.keys(pages).flatMap((url) => [filePathOf(url, 'index.html'), filePathOf(url, 'index.json')])
    for (const [path, digest] of await compressFiles(publicFolder, [...paths, ...pagePaths, ...documentPaths], input.signal))
      files.set(`/${path}`, digest)
  }
  const redirects = JSON.stringify(Object.fromEntries([...content.tree.redirects].sort(([a], [b]) => (a < b ? -1 : 1))))
  const body = {
    version: 1 as const,
    csp: sitePolicy(input.web.csp, content.tree.allPages),
    runnerScript: input.web.runnerScript,
    compilerScript: input.web.compilerScript,
    pages: sorted(pages),
    files: sorted(Object.fromEntries(files)),
    search: sorted(Object.fromEntries(Object.entries(search).map(([locale, index]) => [locale, index.hash]))),
  }
  const id = shortHash(JSON.stringify(body) + redirects)
  const manifest: SiteManifest = { ...body, id }
  writePublicFile(staging, 'manifest.json', JSON.stringify(manifest))
  writePublicFile(staging, 'redirects.json', redirects)
  const kept = keepAssets({ formerFolder: finish.formerFolder, publicFolder, files: manifest.files })
  writePublicFile(staging, 'kept.json', JSON.stringify(kept))
  writePublicFile(staging, 'state.json', JSON.stringify(state))
  return { id, state }
}

interface TakenOver extends Pick<Plan, 'render'> {
  readonly keep: readonly { readonly url: string }[]
}

/** Pages that are as they were, and the sheets and sidebars of those whose document is. */
function takeOver(plan: TakenOver, former: FormerBuild, state: PagesState, publicFolder: string): void {
  for (const { url } of plan.keep) {
    linkPublicFile(former.publicFolder, publicFolder, filePathOf(url, 'index.json'))
    linkPublicFile(former.publicFolder, publicFolder, filePathOf(url, 'index.html'))
    if (isDocument(url)) linkPublicFile(former.publicFolder, publicFolder, filePathOf(url, 'metadata.json'))
  }
  for (const { url } of [...plan.keep, ...plan.render]) {
    const styleURL = former.state.pages[url]?.styleURL
    if (styleURL !== undefined) linkPublicFile(former.publicFolder, publicFolder, styleURL.slice(1))
  }
  const known = new Set(Object.values(former.state.sidebars).map(({ url }) => url))
  for (const { url } of Object.values(state.sidebars))
    if (url !== undefined && known.has(url)) linkPublicFile(former.publicFolder, publicFolder, url.slice(1))
}

function siteTexts(finish: FinishInput, state: BuildState): ReadonlyMap<string, string> {
  const { content, input, staging } = finish
  const texts = new Map(sitemaps(content.tree.allPages, input.origin))
  const metadata = metadataLines(finish, state)
  for (const code of siteLocales(content.tree)) {
    texts.set(`${code}/search-index.json`, searchIndex(quickSearchPages(content.tree, code), popularityIn(content.tree)))
    texts.set(`${code}/metadata.json`, metadataFile(metadata.filter(([url]) => url.startsWith(`/${code}/`)).map(([, line]) => line)))
  }
  for (const page of content.tree.pages) {
    const text = contributorsText(page, content.site.source, content.wikiContributors)
    if (text !== undefined) texts.set(filePathOf(page.url, 'contributors.txt'), text)
  }
  const posts = blogPosts(content.tree.allPages, state, join(staging, 'public'))
  const files = new AssetIndex(content.assets)
  const feedSite = { brand: content.brand, origin: input.origin, bytesOf: (key: string) => files.bytesOf(key) }
  for (const [path, text] of blogFeeds(posts, feedSite)) texts.set(path, text)
  texts.set(PAGE_SCHEMA_PATH, pageSchema())
  for (const locale of siteLocales(content.tree))
    texts.set(`${locale}/opensearch.xml`, openSearchDescription({ brand: content.brand, origin: input.origin, locale }))
  texts.set('index.html', rootPage(content))
  texts.set('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${input.origin}/sitemap.xml\n`)
  return texts
}

/** The posts that were built, now or before, as their files hold them. */
function blogPosts(pages: readonly PageRecord[], { pages: built }: BuildState, publicFolder: string): BlogPostPage[] {
  return pages.flatMap(({ url, area }) => {
    if (area?.renderer !== 'BlogPost' || built[url] === undefined) return []
    const post: BlogPostPage = JSON.parse(readFileSync(join(publicFolder, filePathOf(url, 'index.json')), 'utf8'))
    return [post]
  })
}

/** The lines of all documents' metadata in the order of their addresses: new ones, and those of documents that were taken over. */
function metadataLines({ former, results }: FinishInput, state: BuildState): readonly (readonly [string, string])[] {
  const kept = former === undefined ? new Map<string, string>() : formerMetadata(former)
  return Object.keys(state.pages).flatMap((url) => {
    const result = results.get(url)
    const line = (result !== undefined && 'written' in result ? result.written.metadata : undefined) ?? kept.get(url)
    return line === undefined ? [] : [[url, line] as const]
  })
}

function formerMetadata({ publicFolder, files }: FormerBuild): ReadonlyMap<string, string> {
  const paths = LOCALES.map(({ code }) => `/${code}/metadata.json`).filter((path) => files[path] !== undefined)
  return new Map(paths.flatMap((path) => [...readMetadataFile(readFileSync(join(publicFolder, path), 'utf8'))]))
}

/** The state of all pages: new for those built, carried over for the others; questions renumbered so that none is left that nobody asks. */
function nextState({
  plan,
  former,
  results,
  compat,
  facts,
  versions,
  builder,
  outputs,
  shellOf,
  input,
  sitePages,
}: FinishInput): PagesState {
  const table = new QuestionTable()
  const pages: Record<string, PageState> = {}
  const writtenOf = (url: string): Extract<PageResult, { written: unknown }>['written'] | undefined => {
    const result = results.get(url)
    return result !== undefined && 'written' in result ? result.written : undefined
  }
  for (const page of plan.build) {
    const written = writtenOf(page.url)
    if (written === undefined) continue
    const { docHash, htmlHash, keys = [], styleURL, diagnostics = [] } = written
    pages[page.url] = {
      record: recordHash(page),
      keys: keys.map((key) => table.numberOf(key)),
      docHash,
      htmlHash,
      shell: shellOf(page.locale),
      ...(styleURL === undefined ? {} : { styleURL }),
      ...(diagnostics.length === 0 ? {} : { diagnostics }),
    }
  }
  for (const page of [...plan.render, ...plan.keep]) {
    const old = former?.state.pages[page.url]
    if (old === undefined) continue
    const keys = old.keys.map((key) => table.numberOf(former?.state.questions[key] ?? ''))
    const htmlHash = writtenOf(page.url)?.htmlHash ?? old.htmlHash
    pages[page.url] = { ...old, keys, htmlHash, shell: shellOf(page.locale) }
  }
  const recorded = new Map([...plan.sidebars, ...newSidebars(results)])
  const sidebars = sidebarStates(table, recorded)
  const answers = table.questions.map((question) =>
    question.startsWith(SIDEBAR_QUESTION)
      ? (sidebars[question.slice(SIDEBAR_QUESTION.length)]?.version ?? '')
      : answer(question, facts, versions),
  )
  return {
    version: 1,
    builder,
    questions: table.questions,
    answers,
    pages: sorted(pages),
    sidebars: sorted(sidebars),
    compat: compatState(compat, versions),
    sitePages: sorted(Object.fromEntries(sitePageStates(sitePages, results))),
    outputs,
    isCompressed: input.isCompressed,
  }
}

function compatState({ plan, written }: FinishInput['compat'], versions: Versions): CompatState {
  return {
    version: versions['data:compat'] ?? '',
    unknownKeys: [...plan.unknownKeys, ...written.flatMap(({ unknownKeys }) => unknownKeys)].sort(),
  }
}

/** The sidebars that the pages' threads have built; each thread tells of all that it needed. */
function newSidebars(results: ReadonlyMap<string, PageResult>): readonly (readonly [string, RecordedSidebar])[] {
  return [...results.values()].flatMap((result) =>
    ('written' in result ? (result.written.sidebars ?? []) : []).map((sidebar) => [sidebar.text, sidebar] as const),
  )
}

function sorted<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The hash in the name of a content-addressed file. */
function nameHash(url: string): string {
  return (
    /\.([0-9a-f]{8,})\.|\/([0-9a-f]{8,})\./
      .exec(url)
      ?.slice(1)
      .find((part) => part !== undefined) ?? shortHash(url)
  )
}
