import { findLocale } from '#contracts/locales.ts'
import { FOOTER_COLUMNS, type SiteFile } from '#contracts/site.ts'
import { docUrl } from '#contracts/urls.ts'
import { listSitePageUrls } from '../outputs/list-site-pages.ts'
import type { SiteContent } from '../site/read-site.ts'
import type { SiteFileProblem } from './site-file-problem.ts'

/** A problem with the value that stands in its line. */
export interface ValueProblem extends SiteFileProblem {
  readonly value: string
}

/** Slugs and paths of `site.json` that lead to no page: menus and home pages leave such areas out, and a link of the footer is a 404. */
export function findSiteFileLinks(content: SiteContent): readonly ValueProblem[] {
  const { site } = content
  return [
    ...findUnknownSlugs('areas', site.areas ?? [], content),
    ...findUnknownSlugs('featured', site.featured ?? [], content),
    ...findBrokenPaths(content),
  ]
}

function findUnknownSlugs(key: 'areas' | 'featured', slugs: readonly string[], { tree }: SiteContent): readonly ValueProblem[] {
  return slugs.flatMap((slug, index): ValueProblem[] => {
    if (tree.locales.some((locale) => tree.resolve(docUrl(locale, slug)) !== undefined)) return []
    const hint = 'write the slug of a document, such as Web/CSS'
    return [{ path: [key, index], value: slug, message: `no document has the slug ${slug}`, hint }]
  })
}

function findBrokenPaths(content: SiteContent): readonly ValueProblem[] {
  const links = listLinks(content.site)
  if (links.length === 0) return []
  const sitePages = listSitePageUrls(content, content.site.months !== 0)
  return links.flatMap(({ path, value }): ValueProblem[] => {
    const url = value.split(/[?#]/)[0] ?? ''
    if (!isPagePath(url) || content.tree.resolve(url) !== undefined || sitePages.has(url) || sitePages.has(withOtherEnd(url))) return []
    return [{ path, value, message: `no page ${url}`, hint: 'fix the path or create the page' }]
  })
}

/** Where `site.json` may name a page of the site. */
function listLinks({ links = {}, feedback, source }: SiteFile): readonly Pick<ValueProblem, 'path' | 'value'>[] {
  const ofFooter = FOOTER_COLUMNS.flatMap((column) =>
    (links[column] ?? []).map(({ url }, index) => ({ path: ['links', column, index, 'url'], value: url })),
  )
  const report = typeof source?.report === 'string' && !source.report.includes('{') ? source.report : undefined
  return [
    ...ofFooter,
    ...(feedback === undefined ? [] : [{ path: ['feedback'], value: feedback }]),
    ...(report === undefined ? [] : [{ path: ['source', 'report'], value: report }]),
  ]
}

/** Pages are below a language; files, and pages of single months, which no list has before they are made, are not looked for. */
function isPagePath(url: string): boolean {
  const [, locale = '', area = ''] = url.split('/')
  return findLocale(locale) !== undefined && area !== 'updates' && !/\.(?:xml|json|txt)$/.test(url)
}

function withOtherEnd(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : `${url}/`
}
