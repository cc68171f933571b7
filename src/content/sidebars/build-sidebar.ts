import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import { trimBothEndsOf } from '#contracts/trim-characters.ts'
import { isUnchecked } from '../html/document-address.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { FoundPage } from '../tree/tree.ts'
import { findBySlug, inLanguage, inTitleOrder, nameOf, pageEntry, slugOfLink } from './page-entry.ts'
import { groupByPrefix } from './prefix-groups.ts'
import type { SidebarContext } from './sidebar-context.ts'
import type { SidebarFile } from './sidebar-file.ts'
import type { SidebarItem } from './sidebar-items.ts'
import { readTitle } from './sidebar-title.ts'
import { webExtApiEntries } from './web-ext-api.ts'

type ItemOf<Kind extends SidebarItem['kind']> = Extract<SidebarItem, { kind: Kind }>
type SubPagesItem = ItemOf<'subPages'>

interface BuildOptions {
  /** The arguments in the sidebar's key: the WebExtensions API that the page belongs to, where the file shows its members. */
  readonly args: readonly string[]
  readonly context: SidebarContext
  /** Called for each link to a page that does not exist, with the line of its entry. */
  readonly onMissing: (link: string, line: number) => void
}

/**
 * A sidebar's entries in one language. It does not depend on the page that shows it but by its arguments, so it is built once for all of them.
 * Sub-pages are those that exist in English, in the order of their English short titles; a page that the language lacks leads to English.
 *
 * An entry that nothing gives a name is left out, and what is below it stands in its place.
 */
export function buildSidebar(file: SidebarFile, { args: [api], context, onMissing }: BuildOptions): readonly SidebarEntry[] {
  const { locale, site } = context

  function build(item: SidebarItem): readonly SidebarEntry[] {
    if (item.kind === 'subPages') return subPages(item)
    if (item.kind === 'webExtApi') return headed({ details: 'closed', ...item }, webExtApiEntries(api, context))
    const children = item.children.flatMap(build)
    const head = headOf(item)
    if (head === undefined) return children
    const marked = { ...head, ...(item.code ? { code: true as const } : {}) }
    if (item.isSection) return [{ ...marked, section: true, ...(children.length === 0 ? {} : { children }) }]
    return [children.length === 0 ? marked : { ...marked, ...opening(item), children }]
  }

  function subPages(item: SubPagesItem): readonly SidebarEntry[] {
    const slug = trimBothEndsOf(item.path, '/')
    if (site.findPage(DEFAULT_LOCALE, slug) === undefined && site.listChildren(slug).length === 0) onMissing(item.path, item.line)
    const entries = item.isNested ? nested(slug, item, 1) : listed(flat(slug, item), item)
    const parent = item.includesParent ? pagesAt(slug).map((page) => entryOf(page, item.code)) : []
    return headed(item, [...parent, ...entries])
  }

  function listed(pages: readonly PageRecord[], item: SubPagesItem): readonly SidebarEntry[] {
    return item.isGrouped
      ? groupByPrefix(pages, (page) => entryOf(page, item.code), item.code)
      : pages.map((page) => entryOf(page, item.code))
  }

  /** A list below its head. The head stands alone where it leads somewhere and the list is empty; a list without one stands in its place. */
  function headed(item: SubPagesItem | ItemOf<'webExtApi'>, entries: readonly SidebarEntry[]): readonly SidebarEntry[] {
    const head = headOf(item)
    if (head === undefined) return entries
    if (entries.length === 0) return head.url === undefined ? [] : [head]
    return [{ ...head, ...opening(item), children: entries }]
  }

  /**
   * The entry of an item's own link and title. Undefined where it has no name, or leads to a page that does not exist and has nothing but
   * its link.
   */
  function headOf(item: SidebarItem): SidebarEntry | undefined {
    const [, path = '', ownFragment] = /^([^#]*)(?:#(.*))?$/s.exec(item.link ?? '') ?? []
    const isElsewhere = isExternal(path) || isUnchecked(path)
    const found = path === '' || isElsewhere ? undefined : find(path)
    const isMissing = path !== '' && found === undefined && !isElsewhere
    if (isMissing) onMissing(item.link ?? path, item.line)
    if (isMissing && item.kind === 'link' && item.children.length === 0) return undefined
    const title = titleOf(item.title)
    const name = title?.title ?? nameOf(item.link ?? '')
    if (found === undefined && name === '') return undefined
    const head = found === undefined ? { ...title, title: name, ...(isElsewhere ? { url: path } : {}) } : linkEntry(found, title)
    const fragment = item.hash?.replace(/^#/, '') ?? ownFragment
    return head.url === undefined || fragment === undefined ? head : { ...head, url: `${head.url.replace(/#.*$/s, '')}#${fragment}` }
  }

  /** Levels below one another; a page of another type is there only for what is below it. */
  function nested(slug: string, item: SubPagesItem, level: number): SidebarEntry[] {
    if (item.depth !== 0 && level > item.depth) return []
    return inTitleOrder(site.listChildren(slug)).flatMap((page): SidebarEntry[] => {
      const deeper = nested(page.slug, item, level + 1)
      if (deeper.length > 0) return [{ ...entryOf(page, item.code), alwaysOpen: true, children: deeper }]
      return isWanted(page, item) ? [entryOf(page, item.code)] : []
    })
  }

  /** All levels in one list. */
  function flat(slug: string, item: SubPagesItem): PageRecord[] {
    const collect = (parent: string, level: number): PageRecord[] =>
      item.depth !== 0 && level > item.depth ? [] : site.listChildren(parent).flatMap((page) => [page, ...collect(page.slug, level + 1)])
    return inTitleOrder(collect(slug, 1).filter((page) => isWanted(page, item)))
  }

  function pagesAt(slug: string): PageRecord[] {
    const page = site.findPage(DEFAULT_LOCALE, slug)
    return page === undefined ? [] : [page]
  }

  function entryOf(english: PageRecord, isCode: boolean): SidebarEntry {
    return pageEntry(inLanguage(english, locale, site), context, { isCode })
  }

  function linkEntry(found: FoundPage, title: TitleParts | undefined): SidebarEntry {
    return pageEntry(found, context, { title: title?.title, isCode: title?.code === true })
  }

  function find(path: string): FoundPage | undefined {
    return findBySlug(slugOfLink(path), locale, site)
  }

  function titleOf(key: string | undefined): TitleParts | undefined {
    if (key === undefined) return undefined
    const texts = [file.texts[locale], file.texts[DEFAULT_LOCALE]].find((own) => own !== undefined && Object.hasOwn(own, key))
    const { text, isCode } = readTitle(texts?.[key] ?? key)
    return { title: text, ...(isCode ? { code: true as const } : {}) }
  }

  return file.items.flatMap(build)
}

type TitleParts = Pick<SidebarEntry, 'title' | 'code'>

function isWanted(page: PageRecord, { pageTypes }: SubPagesItem): boolean {
  return pageTypes.length === 0 || pageTypes.includes(page.pageType)
}

/** How the entries below an item are shown: open or closed at first, and always visible where the file says neither. */
function opening({ details }: Pick<SidebarItem, 'details'>): Pick<SidebarEntry, 'open' | 'alwaysOpen'> {
  if (details === undefined) return { alwaysOpen: true }
  return details === 'open' ? { open: true } : {}
}

function isExternal(link: string): boolean {
  return link.startsWith('https://')
}
