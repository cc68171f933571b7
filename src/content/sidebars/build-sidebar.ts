import { DEFAULT_LOCALE, type LocaleCode } from '#contracts/locales.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import { shortTitleOf } from '../document/titles.ts'
import { isUnchecked } from '../html/links.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { FoundPage } from '../tree/tree.ts'
import { findBySlug, inLanguage, inTitleOrder, nameOf, pageEntry } from './page-entry.ts'
import type { SidebarFile, SidebarItem } from './sidebar-file.ts'
import type { SidebarSite } from './sidebar-site.ts'

type SubPagesItem = Extract<SidebarItem, { kind: 'subPages' }>

/** Groups of fewer pages than this are not worth opening (reference/content.md 2.6). */
const MIN_GROUP = 3

/**
 * A sidebar's entries in one language. It does not depend on the page that shows it, so it is built once for all of them.
 * Sub-pages are those that exist in English, in the order of their English short titles; a page that the language lacks leads to English.
 *
 * An entry that nothing gives a name is left out, and what is below it stands in its place.
 *
 * @param onMissing told of each link to a page that does not exist; the entry is left out
 */
export function buildSidebar(
  file: SidebarFile,
  locale: LocaleCode,
  site: SidebarSite,
  onMissing: (link: string) => void,
): readonly SidebarEntry[] {
  const build = (item: SidebarItem): readonly SidebarEntry[] => (item.kind === 'subPages' ? subPages(item) : link(item))

  function link(item: Extract<SidebarItem, { kind: 'link' }>): readonly SidebarEntry[] {
    const [path = '', ownFragment] = item.link?.split('#') ?? []
    const isElsewhere = isExternal(path) || isUnchecked(path)
    const found = path === '' || isElsewhere ? undefined : find(path)
    if (path !== '' && found === undefined && !isElsewhere) {
      onMissing(item.link ?? path)
      if (item.children.length === 0) return []
    }
    const children = item.children.flatMap(build)
    const base: SidebarEntry =
      found === undefined
        ? { title: titleOf(item.title ?? nameOf(item.link ?? '')), ...(isElsewhere ? { url: path } : {}) }
        : linkEntry(found, item.title)
    if (base.title === '') return children
    const fragment = item.hash?.replace(/^#/, '') ?? ownFragment
    const url = base.url === undefined || fragment === undefined ? {} : { url: `${base.url.replace(/#.*$/, '')}#${fragment}` }
    return [{ ...base, ...url, ...marks(item), ...(children.length === 0 ? {} : { children }) }]
  }

  function subPages(item: SubPagesItem): readonly SidebarEntry[] {
    const slug = item.path.replace(/^\/+|\/+$/g, '')
    const entries = item.isGrouped
      ? grouped(flat(slug, item), item)
      : item.isNested
        ? nested(slug, item, 1)
        : flat(slug, item).map((page) => entryOf(page, item.code))
    const parent = item.includesParent ? pagesAt(slug).map((page) => entryOf(page, item.code)) : []
    const all = [...parent, ...entries]
    if (item.title === undefined && item.link === undefined) return all
    if (all.length === 0) return []
    const found = item.link === undefined ? undefined : find(item.link)
    const head = found === undefined ? { title: titleOf(item.title ?? nameOf(item.link ?? '')) } : linkEntry(found, item.title)
    if (head.title === '') return all
    return [{ ...head, ...(item.details === 'open' ? { open: true as const } : {}), children: all }]
  }

  /** Levels below one another; a page of another type is there only for what is below it. */
  function nested(slug: string, item: SubPagesItem, level: number): SidebarEntry[] {
    if (item.depth !== 0 && level > item.depth) return []
    return below(slug).flatMap((page) => {
      const deeper = nested(page.slug, item, level + 1)
      if (deeper.length > 0) return [{ ...entryOf(page, item.code), children: deeper }]
      return isWanted(page, item) ? [entryOf(page, item.code)] : []
    })
  }

  /** All levels in one list. */
  function flat(slug: string, item: SubPagesItem): PageRecord[] {
    const collect = (parent: string, level: number): PageRecord[] =>
      item.depth !== 0 && level > item.depth ? [] : site.listChildren(parent).flatMap((page) => [page, ...collect(page.slug, level + 1)])
    return inTitleOrder(collect(slug, 1).filter((page) => isWanted(page, item)))
  }

  function grouped(pages: readonly PageRecord[], item: SubPagesItem): SidebarEntry[] {
    const groups = Map.groupBy(pages, (page) => prefixOf(shortTitleOf(page)))
    const seen = new Set<string>()
    return pages.flatMap((page) => {
      const prefix = prefixOf(shortTitleOf(page))
      const members = prefix === undefined ? [] : (groups.get(prefix) ?? [])
      if (prefix === undefined || members.length < MIN_GROUP) return [entryOf(page, item.code)]
      if (seen.has(prefix)) return []
      seen.add(prefix)
      return [
        {
          title: `${prefix}-*`,
          ...(item.code ? { code: true as const } : {}),
          children: members.map((member) => entryOf(member, item.code)),
        },
      ]
    })
  }

  function below(slug: string): PageRecord[] {
    return inTitleOrder(site.listChildren(slug))
  }

  function pagesAt(slug: string): PageRecord[] {
    const page = site.findPage(DEFAULT_LOCALE, slug)
    return page === undefined ? [] : [page]
  }

  function entryOf(english: PageRecord, isCode: boolean): SidebarEntry {
    return pageEntry(inLanguage(english, locale, site), site, { isCode })
  }

  function linkEntry(found: FoundPage, titleKey: string | undefined): SidebarEntry {
    return pageEntry(found, site, { title: titleKey === undefined ? undefined : titleOf(titleKey) })
  }

  function find(path: string): FoundPage | undefined {
    return findBySlug(slugOfLink(path), locale, site)
  }

  function titleOf(key: string): string {
    const texts = [file.texts[locale], file.texts[DEFAULT_LOCALE]].find((own) => own !== undefined && Object.hasOwn(own, key))
    return texts?.[key] ?? key
  }

  return file.items.flatMap(build)
}

function isWanted(page: PageRecord, { pageTypes }: SubPagesItem): boolean {
  return pageTypes.length === 0 || pageTypes.includes(page.pageType)
}

function marks(item: Extract<SidebarItem, { kind: 'link' }>): Partial<SidebarEntry> {
  return {
    ...(item.code ? { code: true as const } : {}),
    ...(item.isSection ? { section: true as const } : {}),
    ...(item.details === 'open' ? { open: true as const } : {}),
  }
}

function prefixOf(title: string): string | undefined {
  const [prefix = '', ...rest] = title.replace(/^[<@:]+/, '').split('-')
  return rest.length > 0 && prefix !== '' ? prefix : undefined
}

function isExternal(link: string): boolean {
  return link.startsWith('https://')
}

/** `/Web/CSS`, `/docs/Web/CSS` and `/en-US/docs/Web/CSS` are one. */
function slugOfLink(path: string): string {
  return path.replace(/^\/+(?:(?:[\w-]+\/)?docs\/)?|\/+$/g, '')
}
