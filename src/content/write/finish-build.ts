import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '#contracts/locales.ts'
import type { SiteManifest } from '#contracts/manifest.ts'
import type { Page } from '#contracts/page.ts'
import { filePathOf } from '#contracts/urls.ts'
import type { BuildInput } from '../build.ts'
import { searchIndex } from '../outputs/search-index.ts'
import { logoUrl, rootPage } from '../outputs/site-pages.ts'
import { sitemaps } from '../outputs/sitemaps.ts'
import type { SiteContent } from '../read/read-site.ts'
import type { BuiltSidebar } from '../sidebars/build-sidebars.ts'
import { answer, type Facts, shortHash, type Versions } from '../tree/facts.ts'
import { assetUrls } from './asset-urls.ts'
import { type BuildState, type PageState, QuestionTable } from './build-state.ts'
import { compressFiles } from './compress-files.ts'
import type { FormerBuild } from './former-build.ts'
import type { PageResult } from './page-pool.ts'
import { type Plan, recordHash } from './plan.ts'
import { copyPublicFile, linkPublicFile, writePublicFile } from './public-files.ts'

interface FinishInput {
  readonly input: BuildInput
  readonly content: SiteContent
  readonly sidebars: readonly BuiltSidebar[]
  readonly plan: Plan
  readonly former: FormerBuild | undefined
  readonly results: ReadonlyMap<string, PageResult>
  readonly staging: string
  readonly facts: Facts
  readonly versions: Versions
  readonly builder: string
  readonly outputs: string
  readonly shellOf: (locale: string) => string
  readonly sitePages: readonly Page[]
}

/**
 * Takes over unchanged pages, writes what belongs to the whole site, and the manifest and state beside it.
 *
 * @throws SiteFolderError when a file can't be written
 */
export async function finishBuild(finish: FinishInput): Promise<{ id: string; state: BuildState }> {
  const { input, content, staging, plan, former, results, sitePages } = finish
  const publicFolder = join(staging, 'public')
  const state = nextState(finish)
  if (former !== undefined) takeOver(plan, former, publicFolder)
  const files = new Map<string, string>()
  for (const { styleURL } of Object.values(state.pages)) if (styleURL !== undefined) files.set(styleURL, nameHash(styleURL))
  for (const [path, text] of siteTexts(finish)) {
    writePublicFile(publicFolder, path, text)
    files.set(`/${path}`, hash('sha1', text))
  }
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
  const pages: Record<string, string> = {}
  for (const { url } of sitePages) {
    const result = results.get(url)
    if (result !== undefined && 'written' in result) pages[url] = shortHash(result.written.docHash + result.written.htmlHash)
  }
  for (const [url, { docHash, htmlHash }] of Object.entries(state.pages)) pages[url] = shortHash(docHash + htmlHash)
  if (input.isCompressed) {
    const paths = [...files.keys()].map((path) => path.slice(1))
    const pagePaths = Object.keys(pages).flatMap((url) => [filePathOf(url, 'index.html'), filePathOf(url, 'index.json')])
    for (const [path, digest] of await compressFiles(publicFolder, [...paths, ...pagePaths], input.signal)) files.set(`/${path}`, digest)
  }
  const redirects = JSON.stringify(Object.fromEntries([...content.tree.redirects].sort(([a], [b]) => (a < b ? -1 : 1))))
  const body = { version: 1 as const, csp: input.web.csp, pages: sorted(pages), files: sorted(Object.fromEntries(files)) }
  const id = shortHash(JSON.stringify(body) + redirects)
  const manifest: SiteManifest = { ...body, id }
  writePublicFile(staging, 'manifest.json', JSON.stringify(manifest))
  writePublicFile(staging, 'redirects.json', redirects)
  writePublicFile(staging, 'state.json', JSON.stringify(state))
  return { id, state }
}

/** Pages that are as they were, and the sheets of those whose document is. */
function takeOver(plan: Plan, former: FormerBuild, publicFolder: string): void {
  for (const { url } of plan.keep) {
    linkPublicFile(former.publicFolder, publicFolder, filePathOf(url, 'index.json'))
    linkPublicFile(former.publicFolder, publicFolder, filePathOf(url, 'index.html'))
  }
  for (const { url } of [...plan.keep, ...plan.render]) {
    const styleURL = former.state.pages[url]?.styleURL
    if (styleURL !== undefined) linkPublicFile(former.publicFolder, publicFolder, styleURL.slice(1))
  }
}

function siteTexts({ content, sidebars, input }: FinishInput): ReadonlyMap<string, string> {
  const texts = new Map(sitemaps(content.tree.pages, input.origin))
  for (const { code } of LOCALES) texts.set(`${code}/search-index.json`, searchIndex(content.tree.pages.filter(({ locale }) => locale === code)))
  for (const { url, json } of sidebars) texts.set(url.slice(1), json)
  texts.set('index.html', rootPage(content))
  texts.set('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${input.origin}/sitemap.xml\n`)
  return texts
}

/** The state of all pages: new for those built, carried over for the others; questions renumbered so that none is left that nobody asks. */
function nextState({ plan, former, results, facts, versions, builder, outputs, shellOf, input }: FinishInput): BuildState {
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
  const answers = table.questions.map((question) => answer(question, facts, versions))
  return { version: 1, builder, questions: table.questions, answers, pages: sorted(pages), outputs, isCompressed: input.isCompressed }
}

function sorted<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The hash in the name of a content-addressed file. */
function nameHash(url: string): string {
  return /\.([0-9a-f]{8,})\.|\/([0-9a-f]{8,})\./.exec(url)?.slice(1).find((part) => part !== undefined) ?? shortHash(url)
}

function listFiles(folder: string, base = ''): string[] {
  return readdirSync(join(folder, base), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = base === '' ? entry.name : `${base}/${entry.name}`
      return entry.isDirectory() ? listFiles(folder, path) : [path]
    })
}
