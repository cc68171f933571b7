import { LOCALES } from '#contracts/locales.ts'
import { isUnlistedArea } from '../areas/area-data.ts'
import { escapeHtml } from '../html/escape.ts'
import { encodeUrl } from '../macros/link.ts'
import { isUnlisted, type PageRecord } from '../read/page-record.ts'

/**
 * The sitemap index and one sitemap for each language that has pages (sitemaps.org protocol 0.9): path below the public folder -> text.
 *
 * @param origin scheme and host, for the protocol wants whole addresses
 */
export function sitemaps(pages: readonly PageRecord[], origin: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const names: string[] = []
  for (const { code } of LOCALES) {
    const own = pages.filter((page) => page.locale === code && !isLeftOut(page)).sort((a, b) => (a.url < b.url ? -1 : 1))
    if (own.length === 0) continue
    const name = `sitemaps/${code}/sitemap.xml`
    names.push(name)
    const home = `<url><loc>${origin}/${code}/</loc></url>`
    const entries = own.map(
      ({ url, modified }) =>
        `<url><loc>${escapeHtml(origin + encodeUrl(url))}</loc>${modified === undefined ? '' : `<lastmod>${modified}</lastmod>`}</url>`,
    )
    files.set(name, `${XML}<urlset ${NAMESPACE}>\n${[home, ...entries].join('\n')}\n</urlset>\n`)
  }
  const index = names.map((name) => `<sitemap><loc>${origin}/${name}</loc></sitemap>`).join('\n')
  return files.set('sitemap.xml', `${XML}<sitemapindex ${NAMESPACE}>\n${index}\n</sitemapindex>\n`)
}

function isLeftOut({ slug, area }: PageRecord): boolean {
  return isUnlisted(slug) || (area !== undefined && isUnlistedArea(area.renderer))
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
