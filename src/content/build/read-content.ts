import type { ShellSettings } from '#contracts/site.ts'
import { createDataSources } from '../data/data-sources.ts'
import { createSummarisePage, type PageSummary } from '../document/summarise-page.ts'
import { loadMonths } from '../months/load-months.ts'
import type { Months } from '../months/month-data.ts'
import { monthsCount } from '../months/months-count.ts'
import { listSitePages } from '../outputs/list-site-pages.ts'
import type { ListedSitePage } from '../outputs/listed-site-page.ts'
import { planShareImages } from '../outputs/share-pictures.ts'
import { siteLocales } from '../outputs/site-locales.ts'
import { type SiteOptions, siteSettings } from '../outputs/site-settings.ts'
import { updatesDataPath } from '../outputs/updates-files.ts'
import { AssetIndex } from '../read/assets.ts'
import { FileCache } from '../read/file-cache.ts'
import { SidebarBuilder } from '../sidebars/sidebar-builder.ts'
import { readSite, type SiteContent } from '../site/read-site.ts'
import { Answers, Facts, shortHash, type Versions } from '../tree/facts.ts'
import type { UnbundledInput } from './build-input.ts'
import { builderVersion, readVersions, searchVersion } from './versions.ts'

/** What a build reads of content, code and data packages; the bundles of the web application are not needed for it. */
export interface ContentSource {
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
  /** The summaries of documents that are part of pages that are made from no file. */
  readonly summaries: readonly PageSummary[]
  /** Builds sidebars again, to see whether they have changed. */
  readonly sidebars: SidebarBuilder
  /** Pages that are made from no file. */
  readonly sitePages: readonly ListedSitePage[]
  /** What changed in browsers; undefined where the site has no pages about it. */
  readonly months: Months | undefined
}

/** @throws ContentError when the content can't be used */
export function readContent(input: UnbundledInput): ContentSource {
  const builder = builderVersion(input.codeFolder)
  const content = readSite(input.roots, {
    popularityFile: input.popularityFile,
    features: input.features,
    cache: openCache(input, builder),
    listing: input.listing,
  })
  const versions: Versions = { ...readVersions(content, input.codeFolder), 'site:origin': input.origin }
  const facts = new Facts(content.tree, new AssetIndex(content.assets))
  const data = createDataSources(content.roots)
  const months = loadMonths(monthsCount(content.site, content.tree), {
    data,
    cache: input.cache,
    code: () => builder + updatesDataPath(),
  })
  const summaries: PageSummary[] = []
  const summarise = createSummarisePage(facts, data, (summary) => summaries.push(summary))
  const sitePages = listSitePages({ content, summarise, months, records: content.tree.allPages })
  return {
    content,
    versions,
    answers: new Answers(facts, versions),
    sidebars: new SidebarBuilder({ facts, data, files: content.sidebars }),
    settings: settingsByLocale(content, input, sitePages),
    sitePages,
    months,
    summaries,
    builder,
    search: shortHash(builder + searchVersion(input.codeFolder)),
  }
}

function openCache({ cache, listing }: UnbundledInput, version: string): FileCache {
  return new FileCache(cache === undefined ? undefined : { ...cache, version }, listing === undefined ? {} : { listing })
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
