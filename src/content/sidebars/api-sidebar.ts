import type { SidebarEntry } from '#contracts/sidebar.ts'
import { apiEntry } from './api-group.ts'
import { memberGroups } from './member-groups.ts'
import { findBySlug, pageEntry } from './page-entry.ts'
import { openGroup, type SidebarContext } from './sidebar-context.ts'

/** In the order of docs/behaviour/sidebars.md 9. */
const MEMBERS = [
  { title: 'sidebar_constructor', pageTypes: ['web-api-constructor'] },
  { title: 'sidebar_static_properties', pageTypes: ['web-api-static-property'] },
  { title: 'sidebar_instance_properties', pageTypes: ['web-api-instance-property'] },
  { title: 'sidebar_static_methods', pageTypes: ['web-api-static-method'] },
  { title: 'sidebar_instance_methods', pageTypes: ['web-api-instance-method', 'webgl-extension-method'] },
  { title: 'sidebar_events', pageTypes: ['web-api-event'] },
] as const

const INTERFACE_TYPES: readonly string[] = ['web-api-interface', 'webgl-extension']

/**
 * The sidebar of one interface (docs/behaviour/sidebars.md 9): the group's overview, the interface, its members by kind, what it
 * inherits from, and what else belongs to the group.
 *
 * @param args the group's name and the interface's, each may be empty
 */
export function apiSidebar([group = '', name = '']: readonly string[], context: SidebarContext): readonly SidebarEntry[] {
  const slug = `Web/API/${name}`
  const found = name === '' ? undefined : findBySlug(slug, context.locale, context.site)
  const isInterface = found !== undefined && INTERFACE_TYPES.includes(found.page.pageType)
  const own = isInterface ? [{ ...pageEntry(found, context, { isCode: true }), section: true as const }] : []
  return [
    ...(group === '' ? [] : context.entriesOf({ name: 'apiOverview', args: [group] })),
    ...own,
    ...(name === '' ? [] : memberGroups(slug, MEMBERS, context)),
    ...(isInterface ? inheritance(name, context) : []),
    ...(group === '' ? [] : context.entriesOf({ name: 'apiRelated', args: [group] }).map((entry) => withoutOwn(entry, own[0]?.url))),
  ].filter(({ section, url, children }) => section === true || url !== undefined || children?.length !== 0)
}

function inheritance(name: string, context: SidebarContext): readonly SidebarEntry[] {
  const ancestors = context.data('interfaces').listAncestors(name)
  return openGroup(
    context.text('sidebar_inheritance'),
    ancestors.flatMap((ancestor) => apiEntry(ancestor, context)),
  )
}

function withoutOwn(entry: SidebarEntry, url: string | undefined): SidebarEntry {
  const { children } = entry
  return children?.some((child) => child.url === url) === true
    ? { ...entry, children: children.filter((child) => child.url !== url) }
    : entry
}
