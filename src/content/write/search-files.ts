import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { INDEX_VERSION } from '#search/index-format.ts'
import type { IndexSearch, SearchTask } from '../search/write-search-index.ts'
import { shortHash } from '../tree/facts.ts'
import type { BuildState } from './build-state.ts'
import { type FormerBuild, isDocument } from './former-build.ts'
import { linkPublicFile } from './public-files.ts'

/** What a build remembers of a language's search index: a hash of all it was made from, and one of its bytes. */
export interface SearchState {
  readonly input: string
  readonly hash: string
}

interface SearchInput {
  readonly pages: BuildState['pages']
  /** Old addresses in lower case and the new ones. */
  readonly redirects: ReadonlyMap<string, string>
  readonly builder: string
  readonly former: FormerBuild | undefined
  readonly staging: string
  readonly indexSearch: IndexSearch
  readonly signal: AbortSignal
}

/** The path of a language's search index below the folder of its build. */
export function searchIndexPath(locale: string): string {
  return `search/${locale}.index`
}

/**
 * Writes the search indexes beside the public folder, one for each language that has documents; with the pages
 * besides them; those that would be the same are taken over.
 *
 * @returns the state of each, by locale
 */
export async function writeSearchFiles(input: SearchInput): Promise<Readonly<Record<string, SearchState>>> {
  const { pages, redirects, builder, former, staging } = input
  const documented = new Set(Object.keys(pages).filter(isDocument).map(localeOf))
  const urls = Object.keys(pages)
    .filter((url) => documented.has(localeOf(url)))
    .sort()
  const aliases = slugsByTarget(redirects)
  const plans = [...Map.groupBy(urls, localeOf)].map(([locale, own]) => {
    const known = own.map((url) => [url, pages[url]?.docHash, aliases[url]])
    return { locale, urls: own, input: shortHash(JSON.stringify([INDEX_VERSION, builder, known])) }
  })
  const kept = plans.filter((plan) => isKept(plan, former))
  for (const { locale } of kept) if (former !== undefined) linkPublicFile(former.folder, staging, searchIndexPath(locale))
  const tasks = plans
    .filter((plan) => !kept.includes(plan))
    .map(
      (plan): SearchTask => ({
        locale: plan.locale,
        publicFolder: join(staging, 'public'),
        urls: plan.urls,
        aliases: Object.fromEntries(plan.urls.flatMap((url) => (aliases[url] === undefined ? [] : [[url, aliases[url]]]))),
        file: join(staging, searchIndexPath(plan.locale)),
      }),
    )
  await input.indexSearch(tasks, input.signal)
  return Object.fromEntries(
    plans.map((plan) => {
      const formerHash = kept.includes(plan) ? former?.state.search[plan.locale]?.hash : undefined
      return [
        plan.locale,
        { input: plan.input, hash: formerHash ?? hash('sha1', readFileSync(join(staging, searchIndexPath(plan.locale)))) },
      ]
    }),
  )
}

function isKept({ locale, input }: { readonly locale: string; readonly input: string }, former: FormerBuild | undefined): boolean {
  return former?.state.search[locale]?.input === input && existsSync(join(former.folder, searchIndexPath(locale)))
}

/** The slugs that lead to each document, in their order, by its address. @param redirects old addresses in lower case and the new ones */
export function slugsByTarget(redirects: ReadonlyMap<string, string>): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {}
  for (const [from, to] of redirects) {
    const slug = from.split('/docs/')[1]
    if (slug === undefined) continue
    const slugs = found[to] ?? []
    found[to] = slugs
    slugs.push(slug)
  }
  for (const slugs of Object.values(found)) slugs.sort()
  return found
}

function localeOf(url: string): string {
  return url.split('/')[1] ?? ''
}
