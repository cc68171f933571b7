import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Value from 'typebox/value'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { DEFAULT_FEATURES, type Feature } from '#contracts/features.ts'
import { type Brand, DEFAULT_BRAND, SiteFile } from '#contracts/site.ts'
import { readAreas } from '../areas/read-areas.ts'
import type { ContentRepository } from '../outputs/recent-contributions.ts'
import { parseSidebarFile, type SidebarFile, SidebarFileError } from '../sidebars/sidebar-file.ts'
import { type RedirectFile, readRedirects } from '../tree/redirects.ts'
import { inheritMetadata, Tree } from '../tree/tree.ts'
import { type Asset, readAssets } from './assets.ts'
import { type ContentFiles, type FoundFile, listContentFiles } from './content-roots.ts'
import { type History, readHistory } from './git-history.ts'
import type { PageRecord } from './page-record.ts'
import { type Popularity, readPopularity } from './popularity.ts'
import { readPage } from './read-page.ts'
import { isInside, readRootFile } from './root-file.ts'
import { readWikiContributors, type WikiContributors } from './wiki-contributors.ts'

/** A file of a content root outside its locales, with the hash of its bytes. */
export interface NamedFile<Content> {
  readonly path: string
  readonly hash: string
  readonly content: Content
}

/** Everything that is read before the first page is built. */
export interface SiteContent {
  readonly roots: readonly string[]
  readonly tree: Tree
  readonly assets: readonly Asset[]
  /** By name, in lower case. */
  readonly sidebars: ReadonlyMap<string, NamedFile<SidebarFile>>
  readonly site: SiteFile
  readonly brand: Brand
  /** Those whose pages are here, where the content has any. */
  readonly features: readonly Feature[]
  /** The brand's logo as a file of the site. */
  readonly logo?: { readonly path: string; readonly hash: string }
  readonly wikiContributors: WikiContributors
  /** Those that the roots lie in. */
  readonly repositories: readonly ContentRepository[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Content that can't be used at all: a root that is not there, a site.json that is wrong. */
export class ContentError extends Error {}

/**
 * Reads one or more content roots, in order: what an earlier one has, a later one can't replace.
 *
 * @param popularityFile a list of page views (popularity.ts)
 * @param features those that are on; pages of the others are left out
 * @throws ContentError when a root, a site.json or the list of views can't be read
 */
export function readSite(
  rootPaths: readonly string[],
  popularityFile?: string,
  features: readonly Feature[] = DEFAULT_FEATURES,
): SiteContent {
  const roots = rootPaths.map(readRoot)
  const diagnostics: Diagnostic[] = roots.flatMap((root) => root.diagnostics)
  const histories = roots.map(({ root }) => readHistory(root))
  diagnostics.push(...histories.flatMap((read) => read.diagnostics))
  const dated = roots.map((root, index) => ({ ...root, history: histories[index]?.history ?? NO_HISTORY }))
  const pages = readPages(dated, popularityFile === undefined ? new Map() : readViews(popularityFile, diagnostics), diagnostics)
  const wiki = roots.map(({ root }) => readWikiContributors(root))
  const wikiContributors = new Map(wiki.toReversed().flatMap(({ contributors }) => [...contributors]))
  const siteFiles = roots.map(({ root }) => readSiteFile(root))
  const { site, logo }: OwnSiteFile = siteFiles.find((own) => own !== undefined) ?? { site: {} }
  const brand = { ...DEFAULT_BRAND, ...site.brand }
  const areas = readAreas(dated, { brand, issues: site.issues, features })
  const byUrl = new Map([...pages, ...areas.records].map((page) => [page.url.toLowerCase(), page.url]))
  const redirects = readRedirects(
    roots.flatMap((root) => root.redirects.flatMap(({ path }) => readRedirectFile(path, diagnostics))),
    (url) => byUrl.get(url.toLowerCase()),
  )
  const assets = readAssets(
    roots.flatMap((root) => root.assets),
    areas.assets.map(({ path, area, name }) => ({ path, key: `_${area}/${name}` })),
  )
  const bare = new Tree({ pages, redirects: redirects.redirects })
  const machineMade: ReadonlySet<string> = new Set(site.machineTranslated)
  const inherited = pages
    .map((page) => inheritMetadata(page, (slug) => bare.resolve(`/en-US/docs/${slug}`)?.page))
    .map((page) => (machineMade.has(page.locale) ? { ...page, isMachineMade: true as const } : page))
    .map((page) => (wikiContributors.get(page.url.toLowerCase())?.length ? { ...page, hasWikiContributors: true as const } : page))
  return {
    roots: roots.map(({ root }) => root),
    tree: new Tree({ pages: [...inherited, ...areas.records], redirects: redirects.redirects }),
    assets: assets.assets,
    sidebars: readSidebars(
      roots.map(({ root }) => root),
      diagnostics,
    ),
    site,
    brand,
    features,
    ...(logo === undefined ? {} : { logo }),
    repositories: histories.map(({ commits }, index) => ({ commits, source: siteFiles[index]?.site.source ?? site.source })),
    wikiContributors,
    diagnostics: [
      ...diagnostics,
      ...areas.diagnostics,
      ...redirects.diagnostics,
      ...assets.diagnostics,
      ...wiki.flatMap((read) => read.diagnostics),
    ],
  }
}

function readRoot(path: string): ContentFiles {
  try {
    return listContentFiles(path)
  } catch (error) {
    throw new ContentError(`cannot read the content root ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const NO_HISTORY: History = new Map()

interface DatedRoot extends ContentFiles {
  readonly history: History
}

/** The first page of an address wins; a second one, also by case, is a diagnostic. */
function readPages(roots: readonly DatedRoot[], popularity: Popularity, diagnostics: Diagnostic[]): PageRecord[] {
  const pages = new Map<string, PageRecord>()
  for (const { pages: files, history } of roots) {
    for (const file of files) {
      const read = readPage(file, history.get(historyPath(file)))
      diagnostics.push(...read.diagnostics)
      if (read.record === undefined) continue
      const key = read.record.url.toLowerCase()
      const first = pages.get(key)
      const views = popularity.get(key)
      if (first === undefined) pages.set(key, views === undefined ? read.record : { ...read.record, popularity: views })
      else
        diagnostics.push({
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

function readViews(path: string, diagnostics: Diagnostic[]): Popularity {
  try {
    const read = readPopularity(path)
    diagnostics.push(...read.diagnostics)
    return read.popularity
  } catch (error) {
    throw new ContentError(`cannot read the list of page views ${path}: ${messageOf(error)}`)
  }
}

function historyPath({ locale, folder, name }: FoundFile): string {
  return [locale.toLowerCase(), folder, name].filter((part) => part !== '').join('/')
}

function readRedirectFile(path: string, diagnostics: Diagnostic[]): RedirectFile[] {
  try {
    return [{ text: readFileSync(path, 'utf8'), file: path }]
  } catch (error) {
    diagnostics.push({ kind: 'unreadable-file', severity: 'error', message: `cannot read this file: ${messageOf(error)}`, file: path })
    return []
  }
}

function readSidebars(roots: readonly string[], diagnostics: Diagnostic[]): Map<string, NamedFile<SidebarFile>> {
  const sidebars = new Map<string, NamedFile<SidebarFile>>()
  for (const root of roots) {
    const folder = join(root, 'files', 'sidebars')
    for (const name of listSidebarFiles(root, folder, diagnostics)) {
      const path = join(folder, name)
      const key = name.slice(0, -'.yaml'.length).toLowerCase()
      if (sidebars.has(key)) continue
      try {
        const text = readFileSync(path, 'utf8')
        sidebars.set(key, { path, hash: hash('sha1', text), content: parseSidebarFile(text) })
      } catch (error) {
        diagnostics.push({
          kind: 'sidebar',
          severity: 'error',
          message: `cannot use this sidebar: ${messageOf(error)}`,
          file: path,
          ...(error instanceof SidebarFileError && error.line !== undefined ? { line: error.line } : {}),
        })
      }
    }
  }
  return sidebars
}

/** Names of the sidebar files; none where there is no such folder. Symbolic links are not followed. */
function listSidebarFiles(root: string, folder: string, diagnostics: Diagnostic[]): string[] {
  if (!existsSync(folder)) return []
  try {
    if (!isInside(root, folder)) throw new Error('it is a symbolic link that leads out of the content root')
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
      .map(({ name }) => name)
      .sort()
  } catch (error) {
    diagnostics.push({
      kind: 'unreadable-folder',
      severity: 'error',
      message: `cannot read this folder: ${messageOf(error)}`,
      file: folder,
      hint: 'its sidebars are left out',
    })
    return []
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

interface OwnSiteFile {
  readonly site: SiteFile
  readonly logo?: { readonly path: string; readonly hash: string }
}

/** The `site.json` of a root; of several the first one counts for the site. */
function readSiteFile(root: string): OwnSiteFile | undefined {
  const path = join(root, 'site.json')
  const text = readOptional(root, path)
  if (text === undefined) return undefined
  const site = parseSiteFile(text, path)
  if (site.brand?.logo === undefined) return { site }
  const logo = join(root, site.brand.logo)
  if (site.brand.logo.split('/').includes('..'))
    throw new ContentError(`${path}: \`brand.logo\` must lie in the content root, found ${site.brand.logo}`)
  const bytes = readOptional(root, logo)
  if (bytes === undefined) throw new ContentError(`${path}: \`brand.logo\` names ${site.brand.logo}, which is not there`)
  return { site, logo: { path: logo, hash: hash('sha1', bytes) } }
}

function parseSiteFile(text: string, path: string): SiteFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ContentError(`${path} is no valid JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (Value.Check(SiteFile, value)) return value
  const [first] = Value.Errors(SiteFile, value)
  throw new ContentError(
    `${path}: ${first === undefined ? 'not as expected' : `${first.instancePath === '' ? 'the file' : first.instancePath} ${first.message}`}`,
  )
}

function readOptional(root: string, path: string): string | undefined {
  try {
    return readRootFile(root, path)
  } catch (error) {
    throw new ContentError(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
