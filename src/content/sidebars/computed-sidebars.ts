import type { PageRecord } from '../read/page-record.ts'
import { apiOverview, apiRelated, defaultApiSidebar } from './api-group.ts'
import { apiSidebar } from './api-sidebar.ts'
import { findGlobalObject, jsFamily, jsInherited, jsSidebar } from './js-sidebar.ts'
import type { ComputeEntries } from './sidebar-context.ts'
import type { SidebarPart } from './sidebar-key.ts'
import type { SidebarSite } from './sidebar-site.ts'

interface ComputedSidebar {
  /** The arguments of its key: what it depends on, of those of the request and of the page. */
  readonly argsOf: (args: readonly string[], page: PageRecord, site: SidebarSite) => readonly string[]
  readonly compute: ComputeEntries
}

/** Sidebars that are computed and not written in a file, by name. A file of the same name in the content wins. */
const COMPUTED: ReadonlyMap<string, ComputedSidebar> = new Map<string, ComputedSidebar>([
  ['apiref', { argsOf: ([group = ''], { slug }) => [group, /^Web\/API\/([^/]+)/.exec(slug)?.[1] ?? ''], compute: apiSidebar }],
  ['defaultapisidebar', { argsOf: ([group = '']) => [group], compute: defaultApiSidebar }],
  ['jsref', { argsOf: (_, { slug }, site) => [findGlobalObject(slug, site)], compute: jsSidebar }],
])

/** Parts that several computed sidebars share. No file can be named so, for names of files are in lower case. */
const SHARED: ReadonlyMap<string, ComputeEntries> = new Map<string, ComputeEntries>([
  ['apiOverview', apiOverview],
  ['apiRelated', apiRelated],
  ['jsFamily', jsFamily],
  ['jsInherited', jsInherited],
])

/** A request as part of a key: what the page adds to it, and nothing that makes no difference. */
export function partOfRequest({ name, args }: SidebarPart, page: PageRecord, site: SidebarSite): SidebarPart {
  return { name, args: COMPUTED.get(name)?.argsOf(args, page, site) ?? [] }
}

/** The function that computes a part of a sidebar; undefined when there is none with this name. */
export function findComputation(name: string): ComputeEntries | undefined {
  return COMPUTED.get(name)?.compute ?? SHARED.get(name)
}

/** Whether a part is shown only within others, and so has no file. */
export function isSharedPart(name: string): boolean {
  return SHARED.has(name)
}
