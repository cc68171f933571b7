import type { SiteSettings } from '#contracts/site.ts'
import { pageAddress } from '../../browser/page-address.ts'
import type { KindShare, Thing } from '../../ui/page-kind.ts'

/** What a page is about in schema.org's vocabulary, as JSON-LD; undefined for pages that have nothing to say there. */
export function structuredData({ parents = [], subject }: KindShare, site: SiteSettings): object | undefined {
  const things = [breadcrumbs(parents, site), subject].filter((thing) => thing !== undefined)
  const [first, ...others] = things
  if (first === undefined) return undefined
  const context = { '@context': 'https://schema.org' }
  return others.length === 0 ? { ...context, ...first } : { ...context, '@graph': things }
}

/** The site as the publisher of its pages. */
export function organization({ brand, origin, logoUrl }: SiteSettings): Thing {
  const logo = logoUrl === undefined ? {} : { logo: origin + logoUrl }
  return { '@type': 'Organization', name: brand.name, url: `${origin}/`, ...logo }
}

/** The way to a page. One of a single step leads nowhere. */
function breadcrumbs(parents: NonNullable<KindShare['parents']>, site: SiteSettings): Thing | undefined {
  if (parents.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: parents.map(({ uri, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: site.origin + pageAddress(uri),
    })),
  }
}
