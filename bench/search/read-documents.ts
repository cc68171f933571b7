import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeLinks, NO_LINKS } from '../../src/content/search/link-lists.ts'
import { listPriors } from '../../src/content/search/list-priors.ts'
import { type SearchSource, searchSource } from '../../src/content/search/search-source.ts'
import type { DocPage } from '../../src/contracts/page.ts'
import type { SearchDocument } from '../../src/search/search-document.ts'

/** The pages of built sites, by language, as the builder puts them into its index; of two sites with a language the first has it. */
export function readSearchDocuments(sites: readonly string[]): ReadonlyMap<string, readonly SearchDocument[]> {
  const found = new Map<string, readonly SearchDocument[]>()
  for (const site of sites) {
    const build = join(site, 'current')
    const redirects: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(build, 'redirects.json'), 'utf8'))
    const aliases = aliasesByUrl(redirects)
    for (const [locale, files] of filesByLocale(join(build, 'public'))) {
      if (found.has(locale)) continue
      const sources = files.map((file): SearchSource => {
        const { doc }: DocPage = JSON.parse(readFileSync(file, 'utf8'))
        return searchSource(doc, aliases.get(doc.mdn_url) ?? [])
      })
      found.set(locale, withPriors(sources.sort((a, b) => (a.url < b.url ? -1 : 1))))
    }
  }
  return found
}

function aliasesByUrl(redirects: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(Object.keys(redirects), (from) => redirects[from] ?? '')
    .entries()
    .reduce(
      (all, [url, from]) =>
        all.set(
          url,
          from.flatMap((path) => path.split('/docs/')[1] ?? []),
        ),
      new Map<string, readonly string[]>(),
    )
}

function filesByLocale(publicFolder: string): readonly (readonly [string, readonly string[]])[] {
  return readdirSync(publicFolder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return []
    const files = readdirSync(join(publicFolder, entry.name), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /^docs\/.*\/index\.json$/.test(path),
    )
    return files.length === 0 ? [] : [[entry.name, files.map((path) => join(publicFolder, entry.name, path))] as const]
  })
}

function withPriors(sources: readonly SearchSource[]): readonly SearchDocument[] {
  const links = mergeLinks(
    NO_LINKS,
    sources.map((source) => source.links),
  )
  const priors = listPriors(sources, links)
  return sources.map(({ links: _links, popularity: _popularity, ...source }, at) => ({ ...source, prior: priors[at] ?? 0 }))
}
