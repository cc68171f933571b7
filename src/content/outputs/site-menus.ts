import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { LinkGroup, Menu, MenuLink } from '#contracts/menus.ts'
import type { AddedLink, SiteFile } from '#contracts/site.ts'
import { FOOTER_COLUMNS, type FooterColumn } from '#contracts/site.ts'
import type { TextKey } from '#locales/content.ts'
import { RSS_PATH } from '../areas/blog/feeds.ts'
import { shortTitleOf } from '../tree/titles.ts'
import { ACCOUNT, AREA_LINKS, BLOG, CURRICULUM, FOOTER, LEARN, LESSONS, PLUS, type PlannedLink, TOOLS, WEB } from './menu-plan.ts'
import { type LinkSource, linksOf, textOf } from './site-links.ts'

/**
 * The menus of the header in one language (docs/behaviour/header.md 4). Nothing in them leads nowhere; a menu without
 * entries is left out.
 *
 * @param areas slugs of the site's areas: those below Learn make its menu, the others the references
 */
export function siteMenus(areas: readonly string[], source: LinkSource): Menu[] {
  const references = areas.filter((slug) => !isLearning(slug)).map((slug) => areaLink(slug, source))
  const hasWeb = references.some(({ path }) => path.startsWith(`${WEB.path}/`))
  return [
    ...group('menu_references', [...references, ...(hasWeb ? [WEB] : [])], source),
    ...group('menu_learn', areas.some(isLearning) ? [LEARN, ...LESSONS] : [], source),
    ...group('menu_plus', PLUS, source),
    ...linksOf([CURRICULUM], source).map((link) => ({ ...link, isNew: true as const })),
    ...linksOf([BLOG], source),
    ...group('menu_tools', TOOLS, source),
  ]
}

/** The columns of the footer in one language: what the site has, and after it the links of `site.json`. Empty columns are left out. */
export function siteFooter(links: SiteFile['links'], source: LinkSource): LinkGroup[] {
  return FOOTER_COLUMNS.flatMap((column) => {
    const all = [
      ...linksOf(FOOTER[column], source),
      ...(column === 'site' ? feedLink(source) : []),
      ...(links?.[column] ?? []).map((link) => addedLink(link, source)),
    ]
    return all.length === 0 ? [] : [{ title: columnTitle(column, source), links: all }]
  })
}

/** The menu of signed-in users in one language; where they say what they think is the site's affair. */
export function siteAccountMenu(feedback: SiteFile['feedback'], source: LinkSource): MenuLink[] {
  const last = feedback === undefined ? [] : [{ title: textOf('menu_feedback', source), url: feedback }]
  return [...linksOf(ACCOUNT, source), ...last]
}

const COLUMN_TITLES: Readonly<Record<Exclude<FooterColumn, 'site'>, TextKey>> = {
  support: 'footer_support',
  community: 'footer_community',
  developers: 'footer_developers',
  legal: 'footer_legal',
}

function columnTitle(column: FooterColumn, source: LinkSource): string {
  return column === 'site' ? source.brand.shortName : textOf(COLUMN_TITLES[column], source)
}

function group(title: TextKey, planned: readonly PlannedLink[], source: LinkSource): LinkGroup[] {
  const links = linksOf(planned, source)
  return links.length === 0 ? [] : [{ title: textOf(title, source), links }]
}

function isLearning(slug: string): boolean {
  return `/docs/${slug}/`.startsWith(`${LEARN.path}/`)
}

/** An area that is not known has the title of its page and no line about it. */
function areaLink(slug: string, { tree, locale }: LinkSource): PlannedLink {
  const path = `/docs/${slug}`
  const page = tree.resolve(`/${locale}${path}`)?.page
  return AREA_LINKS.find((known) => known.path === path) ?? { path, title: { name: page === undefined ? slug : shortTitleOf(page) } }
}

/** There is a feed when there is a blog. */
function feedLink(source: LinkSource): MenuLink[] {
  return linksOf([BLOG], source).map((link) => ({ ...link, title: textOf('footer_feed', source), url: `/${RSS_PATH}` }))
}

/** A page of the site in English says so in other languages. */
function addedLink({ title, url }: AddedLink, { locale }: LinkSource): MenuLink {
  const shown = typeof title === 'string' ? title : (title[locale] ?? title[DEFAULT_LOCALE])
  const isEnglish = locale !== DEFAULT_LOCALE && url.startsWith(`/${DEFAULT_LOCALE}/`)
  return { title: shown, url, ...(isEnglish ? { isEnglish } : {}) }
}
