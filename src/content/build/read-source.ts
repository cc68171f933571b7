import type { ShellSettings } from '#contracts/site.ts'
import { createDataSources } from '../data/data-sources.ts'
import { createSummarisePage } from '../document/summarise-page.ts'
import { loadMonths } from '../months/load-months.ts'
import type { Months } from '../months/month-data.ts'
import { monthsCount } from '../months/months-count.ts'
import { listSitePages } from '../outputs/list-site-pages.ts'
import type { ListedSitePage } from '../outputs/listed-site-page.ts'
import { planShareImages } from '../outputs/share-pictures.ts'
import { siteLocales } from '../outputs/site-locales.ts'
import { sitePolicy } from '../outputs/site-policy.ts'
import { type SiteOptions, siteSettings } from '../outputs/site-settings.ts'
import { updatesDataPath } from '../outputs/updates-files.ts'
import { AssetIndex } from '../read/assets.ts'
import { FileMemory } from '../read/file-memory.ts'
import { SidebarBuilder } from '../sidebars/sidebar-builder.ts'
import { readSite, type SiteContent } from '../site/read-site.ts'
import { Answers, Facts, shortHash, type Versions } from '../tree/facts.ts'
import type { BuildInput } from './build-input.ts'
import { builderVersion, readVersions, searchVersion } from './versions.ts'

/** What a build is made from. */
export interface BuildSource {
  readonly content: SiteContent
  readonly versions: Versions
  /** The answers to the questions of pages. */
  readonly answers: Answers
  /** The settings of the site that the pages of each language get. */
  readonly settings: Readonly<Record<string, ShellSettings>>
  /** Hash of the builder's code. */
  readonly builder: string
  /** Hash of the code that makes search indexes. */
  readonly search: string
  /** Hash of what the HTML of a language depends on besides its pages. */
  readonly shellOf: (locale: string) => string
  /** Hash of all that the files of the whole site depend on. */
  readonly outputs: string
  /** Addresses, in lower case, of the documents whose texts are part of pages that are made from no file. */
  readonly summarised: ReadonlySet<string>
}

/** Everything that a build reads before it decides what to do. */
export interface WholeSource extends BuildSource {
  /** Builds sidebars again, to see whether they have changed. */
  readonly sidebars: SidebarBuilder
  /** Pages that are made from no file. */
  readonly sitePages: readonly ListedSitePage[]
  /** What changed in browsers; undefined where the site has no pages about it. */
  readonly months: Months | undefined
}

/** @throws ContentError when the content can't be used */
export function readSource(input: BuildInput): WholeSource {
  const builder = builderVersion(input.codeFolder)
  const content = readSite(input.roots, {
    popularityFile: input.popularityFile,
    features: input.features,
    memory: openMemory(input, builder),
    listing: input.listing,
  })
  const versions: Versions = { ...readVersions(content, input.codeFolder), 'site:origin': input.origin }
  const facts = new Facts(content.tree, new AssetIndex(content.assets))
  const data = createDataSources(content.roots)
  const months = loadMonths(monthsCount(content.site, content.tree), {
    data,
    memory: input.memory,
    code: () => builder + updatesDataPath(),
  })
  const summarised = new Set<string>()
  const summarise = createSummarisePage(facts, data, (url) => summarised.add(url))
  const sitePages = listSitePages({ content, summarise, months, records: content.tree.allPages })
  const settings = settingsByLocale(content, input, sitePages)
  return {
    content,
    versions,
    answers: new Answers(facts, versions),
    sidebars: new SidebarBuilder({ facts, data, files: content.sidebars }),
    settings,
    sitePages,
    months,
    summarised,
    builder,
    search: shortHash(builder + searchVersion(input.codeFolder)),
    shellOf: onceByLocale((locale) => shortHash(JSON.stringify([input.web.version, input.web.assets, settings[locale]]))),
    outputs: outputsHash(input, content, [
      sitePages.map(({ url, input: inputOf }) => [url, inputOf()]),
      builder,
      versions['data:compat'] ?? '',
      updatesDataPath(),
    ]),
  }
}

/** All pages of a language ask for the same text. */
function onceByLocale(make: (locale: string) => string): (locale: string) => string {
  const made = new Map<string, string>()
  return (locale) => {
    const text = made.get(locale) ?? make(locale)
    made.set(locale, text)
    return text
  }
}

function openMemory({ memory, listing }: BuildInput, version: string): FileMemory {
  return new FileMemory(memory === undefined ? undefined : { ...memory, version }, listing === undefined ? {} : { listing })
}

function settingsByLocale(
  content: SiteContent,
  options: SiteOptions,
  pages: readonly ListedSitePage[],
): Readonly<Record<string, ShellSettings>> {
  const { pictures } = planShareImages(content)
  const input = { ...options, sitePages: new Set(pages.map(({ url }) => url)) }
  return Object.fromEntries(
    siteLocales(content.tree).map((code) => {
      const ofLocale = pictures[code]
      return [code, { ...siteSettings(content, code, input), ...(ofLocale === undefined ? {} : { pictures: ofLocale }) }]
    }),
  )
}

/** All that was read goes into the hash, but for where it lies on the disk: what is added to `SiteContent` can't be forgotten here. */
function outputsHash(
  { origin, web, isCompressed, hasPortableNames }: BuildInput,
  {
    tree,
    assets,
    logo,
    adImages,
    wikiContributors,
    roots: _roots,
    siteFile: _siteFile,
    sidebars: _sidebars,
    diagnostics: _diagnostics,
    ...content
  }: SiteContent,
  more: readonly unknown[],
): string {
  const pages = tree.allPages.map(({ url, title, modified, popularity }) => [url, title, modified, popularity])
  const files = assets.map(({ key, hash }) => [key, hash])
  const options = [origin, web.version, sitePolicy(web.csp, tree.allPages, content.site), isCompressed, hasPortableNames]
  const read = JSON.stringify([
    pages,
    [...tree.redirects],
    files,
    logo?.hash,
    [...adImages].map(([name, { hash }]) => [name, hash]),
    [...wikiContributors],
  ])
  const rest = JSON.stringify([options, content, more], (_, value: unknown) => (value instanceof Map ? [...value] : value))
  return shortHash(read + rest)
}
