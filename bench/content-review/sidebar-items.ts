import { prefixOf } from '#content/sidebars/prefix-groups.ts'
import type { SidebarItem } from '#content/sidebars/sidebar-items.ts'
import { type PlacedEntry, readSidebar } from './read-sidebar.ts'
import type { ReviewedPage, ReviewedSite, ReviewItem } from './review-item.ts'

const WEB_EXTENSIONS = 'Mozilla/Add-ons/WebExtensions'
const OBJECTS = '/en-US/docs/Web/JavaScript/Reference/Global_Objects'
/** The group of `GroupData.json` whose guide has a locale in its address, and that address. */
const GROUP_WITH_LOCALE = 'URL Fragment Text Directives'
const GUIDE_WITH_LOCALE = '/en-US/docs/Web/URI/Reference/Fragment/Text_fragments'

/** Sidebars: what is in them and how it is shown. */
export const SIDEBAR_ITEMS: readonly ReviewItem[] = [
  {
    name: 'sidebar-without-member',
    where: 'a page of a WebExtensions API is in no entry of its sidebar',
    findInPage: (page, site) =>
      isMember(page) && !readSidebar(page, site).some(({ entry }) => entry.url === page.record.url) ? [page.record.slug] : [],
  },
  {
    name: 'sidebar-without-support',
    where: 'the page on browser support for the APIs of WebExtensions is missing',
    findInPage: (page, site) =>
      showsWebExtApi(page, site) && !hasUrl(readSidebar(page, site), `/en-US/docs/${WEB_EXTENSIONS}/Browser_support_for_JavaScript_APIs`)
        ? [page.record.slug]
        : [],
  },
  {
    name: 'sidebar-loose-prefix',
    where: 'names with a prefix are not in a group of it in a sidebar of CSS',
    findInPage: (page, site) => (page.record.slug.startsWith('Web/CSS') ? loosePrefixes(readSidebar(page, site)) : []),
  },
  {
    name: 'sidebar-not-inherited',
    where: 'a static member or constructor of Object or Function is shown as inherited',
    findInPage: (page, site) =>
      readSidebar(page, site)
        .filter(({ entry, around }) => isNotInherited(entry.url ?? '', around))
        .slice(0, 1)
        .map(({ entry }) => entry.title),
  },
  {
    name: 'sidebar-of-traps',
    where: 'a trap of a Proxy handler has the sidebar of Proxy',
    findInPage: (page, site) =>
      page.record.url.startsWith(`${OBJECTS}/Proxy/Proxy`) && hasUrl(readSidebar(page, site), `${OBJECTS}/Proxy/revocable`)
        ? [page.record.slug]
        : [],
  },
  {
    name: 'sidebar-html-title',
    where: 'a title in a sidebar shows tags or entities',
    findInPage: (page, site) => titlesOf(readSidebar(page, site)).filter((title) => /<\/code>|&(?:lt|gt|amp|nbsp);/.test(title)),
  },
  {
    name: 'sidebar-head-fragment',
    where: 'the head of a list has lost its link with a fragment',
    findInPage: (page, site) =>
      itemsOf(page, site)
        .filter(({ kind, link }) => kind === 'subPages' && link?.includes('#') === true)
        .filter(({ link = '' }) => !readSidebar(page, site).some(({ entry }) => entry.url?.endsWith(link) === true))
        .map(({ link = '' }) => link),
  },
  {
    name: 'sidebar-lost-list',
    where: 'a list with a link has vanished because nothing is below it',
    findInPage: (page, site) =>
      itemsOf(page, site)
        .filter(({ kind, link }) => kind === 'subPages' && link !== undefined && !link.includes('#'))
        .flatMap(({ link = '' }) => site.content.tree.resolve(`/${page.record.locale}/docs${link}`)?.page.url ?? [])
        .filter((url) => !hasUrl(readSidebar(page, site), url)),
  },
  {
    name: 'sidebar-closed-list',
    where: 'a list that is to be always visible can be closed',
    findInPage: (page, site) => closedLists(page, site),
  },
  {
    name: 'sidebar-static-name',
    where: 'the name of an API ends in _static',
    findInPage: (page, site) => titlesOf(readSidebar(page, site)).filter((title) => /_static\b/.test(title)),
  },
  {
    name: 'sidebar-guide-with-locale',
    where: 'a guide of a group with a locale in its address is missing',
    findInPage: (page, site) =>
      page.source.includes(`("${GROUP_WITH_LOCALE}")`) && !hasUrl(readSidebar(page, site), GUIDE_WITH_LOCALE) ? [page.record.slug] : [],
  },
  {
    name: 'sidebar-old-sign',
    where: 'a deprecated page of the web platform has the sign for other deprecated pages',
    findInPage: (page, site) =>
      readSidebar(page, site)
        .filter(({ entry }) => entry.status?.includes('deprecated') === true && isPlatform(entry.url ?? ''))
        .slice(0, 1)
        .map(({ entry }) => entry.title),
  },
]

function isMember({ record }: ReviewedPage): boolean {
  return record.slug.startsWith(`${WEB_EXTENSIONS}/API/`) && record.pageType.startsWith('webextension-api-')
}

function hasUrl(entries: readonly PlacedEntry[], url: string): boolean {
  return entries.some(({ entry }) => entry.url === url)
}

function titlesOf(entries: readonly PlacedEntry[]): readonly string[] {
  return entries.map(({ entry }) => entry.title)
}

/** The items of the sidebar files that a page names, those below others included. */
function itemsOf({ record, source }: ReviewedPage, { content }: ReviewedSite): readonly SidebarItem[] {
  // A macro in the body wins over the front matter.
  if (/\{\{\s*(?:apiref|defaultapisidebar|jsref)\b/i.test(source)) return []
  const withChildren = (item: SidebarItem): readonly SidebarItem[] =>
    item.kind === 'link' ? [item, ...item.children.flatMap(withChildren)] : [item]
  return record.sidebars.flatMap(({ name }) => content.sidebars.get(name.toLowerCase())?.content.items ?? []).flatMap(withChildren)
}

function showsWebExtApi(page: ReviewedPage, site: ReviewedSite): boolean {
  return itemsOf(page, site).some(({ kind }) => kind === 'webExtApi')
}

/** Of the lists at the top, which are the grouped ones: names below a page (`@media/-webkit-transition`) are not grouped. */
function loosePrefixes(entries: readonly PlacedEntry[]): readonly string[] {
  const lists = entries.filter(({ around }) => around.length === 0)
  return lists.flatMap(({ entry: { children = [] } }) => {
    const loose = children.filter(({ code, title }) => code === true && /^[-:]+[a-z]+-(?!\*)/.test(title))
    const prefixes = Map.groupBy(loose, ({ title }) => prefixOf(title))
    return [...prefixes].filter(([, members]) => members.length > 2).map(([prefix]) => `${prefix}-`)
  })
}

function isNotInherited(url: string, around: readonly { readonly url?: string }[]): boolean {
  const isBelow = around.some((entry) => entry.url === `${OBJECTS}/Object` || entry.url === `${OBJECTS}/Function`)
  return isBelow && /\/(?:Object\/(?:assign|Object)|Function\/Function)$/.test(url)
}

/** Heads of lists without `details`, and lists below others, whose entries have a control that closes them. */
function closedLists(page: ReviewedPage, site: ReviewedSite): readonly string[] {
  const entries = readSidebar(page, site)
  const heads = itemsOf(page, site)
    .filter(({ details, link }) => details === undefined && link !== undefined)
    .flatMap(({ link = '' }) => site.content.tree.resolve(`/en-US/docs${link}`)?.page.url ?? [])
  const nested = itemsOf(page, site).flatMap((item) => (item.kind === 'subPages' && item.isNested ? [item] : []))
  const nestedHeads = nested.flatMap(({ link = '' }) => site.content.tree.resolve(`/en-US/docs${link}`)?.page.url ?? [])
  return entries
    .filter(({ entry, around }) => heads.includes(entry.url ?? '') || around.some(({ url }) => nestedHeads.includes(url ?? '')))
    .filter(({ entry }) => entry.children !== undefined && entry.alwaysOpen !== true && entry.section !== true)
    .filter(
      ({ entry }) => !itemsOf(page, site).some(({ details, link }) => details !== undefined && entry.url?.endsWith(link ?? '?') === true),
    )
    .map(({ entry }) => entry.title)
}

function isPlatform(url: string): boolean {
  return /^\/en-US\/docs\/(?:Web|WebAssembly)\//.test(url) && !url.startsWith('/en-US/docs/Web/Accessibility/')
}
