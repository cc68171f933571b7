import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDocumentUrl } from '#contracts/urls.ts'
import type { SearchInput } from '../search/build-search-index.ts'
import { shortHash } from '../tree/facts.ts'
import type { BuildState, SearchState } from './build-state.ts'
import { arePiecesThere } from './index-pieces.ts'
import type { BuildJob } from './plan-site.ts'
import type { PreviousBuild } from './previous-build.ts'
import { linkFile, type PublicFolder } from './public-files.ts'
import { sorted } from './sorted.ts'
import { type SearchPaths, type SearchTask, searchPaths } from './write-index-files.ts'
import { readSearchSource } from './write-search-index.ts'

/** The number of pages that are read at once, so that no thread is needed for their index. */
const MAX_SOURCES = 24

interface SearchTarget {
  readonly pages: BuildState['pages']
  readonly staging: string
  readonly publicFolder: PublicFolder
}

/**
 * Writes the search indexes next to the public folder, one for each language that has documents. It also has the other pages of that language. An index
 * that would be the same is linked; of the others, what has not changed is reused.
 *
 * @returns the state of each, by locale
 */
export async function writeSearchFiles(job: BuildJob, target: SearchTarget): Promise<Readonly<Record<string, SearchState>>> {
  const { input, previous } = job
  const plans = planIndexes(job, target)
  const states = new Map<string, SearchState>()
  for (const { locale, input: own } of plans) {
    const known = previous?.state.search[locale]
    if (previous === undefined || known?.input !== own || !isThere(searchPaths(previous.folder, locale), known)) continue
    linkIndex(searchPaths(previous.folder, locale), searchPaths(target.staging, locale), known)
    states.set(locale, known)
  }
  const changed = plans.filter(({ locale }) => !states.has(locale))
  const written = await input.indexSearch(
    changed.map((plan) => taskOf(plan, job, target)),
    input.signal,
  )
  for (const { locale, ...hashes } of written)
    states.set(locale, { input: plans.find((plan) => plan.locale === locale)?.input ?? '', ...hashes })
  return sorted(Object.fromEntries(states))
}

/** Whether the search indexes of a build are there, with all their pieces. */
export function hasSearchIndexes({ folder, state }: PreviousBuild): boolean {
  return Object.entries(state.search).every(([locale, known]) => isThere(searchPaths(folder, locale), known))
}

interface IndexPlan {
  readonly locale: string
  readonly pages: readonly SearchInput[]
  readonly aliases: SearchTask['aliases']
  /** A hash of all that the index is made from. */
  readonly input: string
}

function planIndexes({ source }: BuildJob, { pages }: SearchTarget): readonly IndexPlan[] {
  const { content, search } = source
  const documented = new Set(Object.keys(pages).filter(isDocumentUrl).map(localeOf))
  const urls = Object.keys(pages)
    .filter((url) => documented.has(localeOf(url)))
    .sort()
  const aliases = slugsByTarget(content.tree.redirects)
  return [...Map.groupBy(urls, localeOf)].map(([locale, own]) => {
    const inputs = own.map((url) => ({ url, input: inputOf(pages[url]?.docHash ?? '', aliases.get(url)) }))
    return { locale, pages: inputs, aliases, input: shortHash([search, ...inputs.flatMap(({ url, input }) => [url, input])].join('\n')) }
  })
}

function inputOf(docHash: string, aliases: readonly string[] | undefined): string {
  return aliases === undefined ? docHash : `${docHash} ${aliases.join(' ')}`
}

function taskOf({ locale, pages, aliases }: IndexPlan, job: BuildJob, { pages: states, staging, publicFolder }: SearchTarget): SearchTask {
  const { source, previous } = job
  const known = previous?.state.searchCode === source.search ? previous?.state.search[locale] : undefined
  const own = {
    locale,
    publicFolder,
    pages,
    aliases: ofPages(aliases, pages),
    files: searchPaths(staging, locale),
  }
  if (known === undefined || previous === undefined) return own
  const changed = pages.filter(({ url }) => states[url]?.docHash !== previous.state.pages[url]?.docHash)
  const sources =
    changed.length > MAX_SOURCES
      ? undefined
      : changed.map(({ url }) => [url, readSearchSource(url, publicFolder, aliases.get(url)) ?? null] as const)
  return {
    ...own,
    previous: { files: searchPaths(previous.folder, locale), hashes: known },
    ...(sources === undefined ? {} : { sources: Object.fromEntries(sources) }),
  }
}

/** The aliases of these pages alone: they may be posted to a thread. */
function ofPages(aliases: SearchTask['aliases'], pages: readonly SearchInput[]): SearchTask['aliases'] {
  const own = new Map<string, readonly string[]>()
  for (const { url } of pages) {
    const slugs = aliases.get(url)
    if (slugs !== undefined) own.set(url, slugs)
  }
  return own
}

function isThere({ index, stored, texts }: SearchPaths, { pieces }: SearchState): boolean {
  return existsSync(index) && existsSync(stored) && arePiecesThere(texts, pieces)
}

function linkIndex(from: SearchPaths, to: SearchPaths, { pieces }: SearchState): void {
  linkFile(from.index, to.index)
  linkFile(from.stored, to.stored)
  for (const [name] of pieces) linkFile(join(from.texts, name), join(to.texts, name))
}

const DOCS = '/docs/'

/** The slugs that lead to each document, in their order, by its address. @param redirects old addresses in lower case and the new ones */
export function slugsByTarget(redirects: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [from, to] of redirects) {
    const start = from.indexOf(DOCS)
    if (start === -1) continue
    const slug = from.slice(start + DOCS.length)
    const slugs = found.get(to)
    if (slugs === undefined) found.set(to, [slug])
    else slugs.push(slug)
  }
  for (const slugs of found.values()) slugs.sort()
  return found
}

function localeOf(url: string): string {
  const end = url.indexOf('/', 1)
  return end === -1 ? url.slice(1) : url.slice(1, end)
}
