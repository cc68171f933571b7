import { LOCALES, type LocaleCode } from '#contracts/locales.ts'
import { monthsUrl, monthUrl } from '#contracts/month-urls.ts'
import { html, joinHtml } from '#markup/html.ts'
import { kindOfRecord } from '../kinds/kind-of.ts'
import type { Months } from '../months/month-data.ts'
import { isUnlisted, type PageRecord } from '../read/page-record.ts'
import { encodeUrl } from '../tree/page-url.ts'
import { listOpenSitePages } from './list-site-pages.ts'
import type { OutputFile, OutputSite } from './output.ts'

type Listed = Pick<PageRecord, 'locale' | 'url' | 'modified'>

/** A sitemap has at most 50,000 addresses (sitemaps.org protocol 0.9). The home page and those about months come on top of these. */
const PAGES_OF_MAP = 45_000

/**
 * The sitemap index and one sitemap for each language that has pages, or several for many pages (sitemaps.org protocol 0.9): its home page, the pages of the content,
 * and those made from no file that search engines may list (docs/behaviour/documents.md 44). The protocol requires whole URLs.
 */
export const sitemapFiles = ({
  content,
  records,
  origin,
  months,
}: Pick<OutputSite, 'content' | 'records' | 'origin' | 'months'>): readonly OutputFile<string>[] => {
  const ofContent: readonly Listed[] = records.filter((page) => !isLeftOut(page))
  const locales = new Set(ofContent.map(({ locale }) => locale))
  const others = listOpenSitePages(content).filter(({ locale }) => locales.has(locale))
  const listed = Map.groupBy([...ofContent, ...others], ({ locale }) => locale)
  const maps = LOCALES.flatMap(({ code }) => {
    const pages = listed.get(code)
    return pages === undefined ? [] : mapsOf(code, pages, () => monthsIn(code, months()), origin)
  })
  return [...maps, { path: 'sitemap.xml', make: () => sitemapIndex(maps, origin) }]
}

/** The sitemaps of a language. The last one has the rest, whose length is not known before the months are. */
function mapsOf(
  locale: LocaleCode,
  pages: readonly Listed[],
  listMonths: () => readonly Listed[],
  origin: string,
): readonly OutputFile<string>[] {
  const count = Math.ceil(pages.length / PAGES_OF_MAP)
  return Array.from({ length: count }, (_, index) => ({
    path: `sitemaps/${locale}/sitemap${index === 0 ? '' : `-${index + 1}`}.xml`,
    make() {
      const listed = [{ url: `/${locale}/`, locale }, ...[...pages, ...listMonths()].toSorted((a, b) => (a.url < b.url ? -1 : 1))]
      return sitemap(listed.slice(index * PAGES_OF_MAP, index + 1 === count ? undefined : (index + 1) * PAGES_OF_MAP), origin)
    },
  }))
}

function sitemap(pages: readonly Listed[], origin: string): string {
  const entries = pages.map(
    ({ url, modified }) =>
      html`<url><loc>${origin + encodeUrl(url)}</loc>${modified !== undefined && html`<lastmod>${modified}</lastmod>`}</url>`,
  )
  return html`${XML}<urlset ${NAMESPACE}>\n${joinHtml(entries, '\n')}\n</urlset>\n`.toString()
}

function monthsIn(locale: LocaleCode, months: Months | undefined): readonly Listed[] {
  const urls = months === undefined ? [] : [monthsUrl(locale), ...months.months.map(({ month }) => monthUrl(locale, month))]
  return urls.map((url) => ({ locale, url }))
}

function sitemapIndex(maps: readonly { readonly path: string }[], origin: string): string {
  const index = maps.map(({ path }) => html`<sitemap><loc>${origin}/${path}</loc></sitemap>`)
  return html`${XML}<sitemapindex ${NAMESPACE}>\n${joinHtml(index, '\n')}\n</sitemapindex>\n`.toString()
}

function isLeftOut(page: PageRecord): boolean {
  return isUnlisted(page.slug) || kindOfRecord(page).isUnlisted === true
}

const XML = html`<?xml version="1.0" encoding="UTF-8"?>\n`
const NAMESPACE = html`xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`
