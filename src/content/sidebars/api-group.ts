import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { SidebarEntry } from '#contracts/sidebar.ts'
import type { TextKey } from '#locales/content.ts'
import type { ApiGroup } from '../data/api-groups.ts'
import { compareTitles } from '../tree/compare-titles.ts'
import { findBySlug, inLanguage, inTitleOrder, pageEntry, slugOfLink } from './page-entry.ts'
import { openGroup, type SidebarContext } from './sidebar-context.ts'

/** The group's overview page as the sidebar's first heading. A name that no data knows is reported. */
export function apiOverview([name = '']: readonly string[], context: SidebarContext): readonly SidebarEntry[] {
  const groups = context.data('groups')
  const group = groups.find(name)
  const slug = overviewSlug(name, group, context)
  if (slug === undefined) for (const overview of group?.overview ?? []) reportMissing(name, overview, context)
  if (groups.problem !== undefined) context.report({ kind: 'unusable-data', message: groups.problem, hint: 'fix the file' })
  else if (group === undefined && slug === undefined)
    context.report({
      kind: 'unknown-api-group',
      message: `no group of Web APIs is named ${name}`,
      hint: 'fix the name or add the group to files/jsondata/GroupData.json',
    })
  const found = slug === undefined ? undefined : findBySlug(slug, context.locale, context.site)
  return found === undefined ? [] : [{ ...pageEntry(found, context), section: true }]
}

/** What a sidebar of one interface shows of the others in its group (docs/behaviour/sidebars.md 9): related pages, guides, tutorial. */
export function apiRelated([name = '']: readonly string[], context: SidebarContext): readonly SidebarEntry[] {
  const group = context.data('groups').find(name) ?? {}
  const { interfaces = [], methods = [], properties = [] } = group
  const related = inNameOrder([...interfaces, ...methods, ...properties])
  return [
    ...openGroup(
      context.text('sidebar_related_pages', { group: name }),
      related.flatMap((api) => memberEntry(name, api, context)),
    ),
    ...guidesOf(name, group, context),
  ]
}

/**
 * The sidebar of a whole group (docs/behaviour/sidebars.md 9): overview, guides, tutorial, and everything that belongs to it.
 *
 * @param args the group's name
 */
export function defaultApiSidebar(args: readonly string[], context: SidebarContext): readonly SidebarEntry[] {
  const [name = ''] = args
  const group = context.data('groups').find(name) ?? {}
  const list = (title: TextKey, names: readonly string[] = []): readonly SidebarEntry[] =>
    openGroup(
      context.text(title),
      inNameOrder(names).flatMap((api) => memberEntry(name, api, context)),
    )
  return [
    ...context.entriesOf({ name: 'apiOverview', args }),
    ...guidesOf(name, group, context),
    ...list('sidebar_interfaces', group.interfaces),
    ...list('sidebar_properties', group.properties),
    ...list('sidebar_methods', group.methods),
    ...list('sidebar_events', group.events),
  ]
}

/**
 * A Web API by its name as authors write it: `Window.fetch()`, `Window: load`. The end `_static` of a slug is none of its name. Nothing where it
 * has no page.
 */
export function apiEntry(name: string, context: SidebarContext): readonly SidebarEntry[] {
  const [, owner, event] = /^(\S+): (\S+)$/.exec(name) ?? []
  const slug = context.findApi(owner === undefined ? name : `${owner}/${event}_event`)
  const found = slug === undefined ? undefined : findBySlug(slug, context.locale, context.site)
  return found === undefined ? [] : [pageEntry(found, context, { title: apiName(name), isCode: true })]
}

/** What a group names; reported where it has no page. */
function memberEntry(group: string, name: string, context: SidebarContext): readonly SidebarEntry[] {
  const entries = apiEntry(name, context)
  if (entries.length === 0) reportMissing(group, name, context)
  return entries
}

function reportMissing(group: string, link: string, context: SidebarContext): void {
  if (context.data('groups').isOfContent(group)) context.reportMissing(group, link)
}

/** `URL.createObjectURL_static` and `Document.parseHTML_static()` without their mark. */
function apiName(name: string): string {
  return name.replace(/_static(?=$|\(\)$)/, '')
}

function inNameOrder(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort((a, b) => compareTitles(apiName(a), apiName(b)))
}

/** Guides and tutorial as the data lists them; where it lists none at all, the guides are the pages below the overview. */
function guidesOf(name: string, group: ApiGroup, context: SidebarContext): readonly SidebarEntry[] {
  const { guides = group.overview === undefined ? guidesBelow(overviewSlug(name, group, context), context) : [], tutorial = [] } = group
  const links = (addresses: readonly string[]): readonly SidebarEntry[] =>
    addresses.flatMap((address) => {
      const found = findBySlug(slugOfLink(address), context.locale, context.site)
      if (found === undefined) reportMissing(name, address, context)
      return found === undefined ? [] : [pageEntry(found, context)]
    })
  return [...openGroup(context.text('sidebar_guides'), links(guides)), ...openGroup(context.text('sidebar_tutorial'), links(tutorial))]
}

function guidesBelow(slug: string | undefined, { site, locale }: SidebarContext): readonly string[] {
  if (slug === undefined) return []
  const guides = inTitleOrder(site.listChildren(slug).filter(({ pageType }) => pageType === 'guide'))
  return guides.map((guide) => inLanguage(guide, locale, site).page.slug)
}

/** The overview page: as the data names it, else the page of the group's name, with or without ` API`. Undefined where there is none. */
function overviewSlug(name: string, group: ApiGroup | undefined, { site }: SidebarContext): string | undefined {
  const names = group?.overview ?? [name, `${name} API`]
  const slugs = names.map((overview) => `Web/API/${overview.replaceAll(' ', '_')}`)
  return slugs.find((slug) => findBySlug(slug, DEFAULT_LOCALE, site) !== undefined)
}
