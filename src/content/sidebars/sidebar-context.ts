import type { LocaleCode } from '#contracts/locales.ts'
import type { ShownStatus, SidebarEntry } from '#contracts/sidebar.ts'
import type { TextKey } from '#locales/content.ts'
import type { TextValues } from '#locales/translate.ts'
import type { DataName, DataTypes } from '../data/data-sources.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { SidebarPart } from './sidebar-key.ts'
import type { SidebarSite } from './sidebar-site.ts'

/** What a computed sidebar may know. It never knows the page that shows it: what depends on that stands in the key. */
export interface SidebarContext {
  readonly locale: LocaleCode
  readonly site: SidebarSite
  /** A text in the sidebar's language. */
  text(key: TextKey, values?: TextValues): string
  data<Name extends DataName>(name: Name): DataTypes[Name]
  /** The statuses of a page as its signs show them. */
  statusOf(page: PageRecord): readonly ShownStatus[]
  /** The slug of a Web API by its name. */
  findApi(name: string): string | undefined
  /** Entries that several sidebars share; built once. */
  entriesOf(part: SidebarPart): readonly SidebarEntry[]
  /** Reports a problem of the request; reported on every page that makes it. */
  report(problem: Problem & { readonly hint: string }): void
  /** Reports what a group of Web APIs names and what has no page. */
  reportMissing(group: string, link: string): void
}

/** Makes the entries of a computed sidebar, or of a part that several share, from the arguments in its key. */
export type ComputeEntries = (args: readonly string[], context: SidebarContext) => readonly SidebarEntry[]

/** A group that is open at first; none without entries. */
export function openGroup(title: string, children: readonly SidebarEntry[]): readonly SidebarEntry[] {
  return children.length === 0 ? [] : [{ title, open: true, children }]
}
