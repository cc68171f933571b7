import type { SidebarEntry } from '#contracts/sidebar.ts'
import type { DataTypes } from '../data/data-sources.ts'
import { type BuiltSidebar, SidebarBuilder } from '../sidebars/sidebar-builder.ts'
import { parseSidebarFile } from '../sidebars/sidebar-file.ts'
import { parseSidebarKey } from '../sidebars/sidebar-key.ts'
import { givenData } from './given-data.ts'
import { type SampleSite, sampleFacts } from './sample-facts.ts'

interface SampleSidebars extends SampleSite {
  readonly data?: Partial<DataTypes>
  /** Text of sidebar files by name. */
  readonly files?: Readonly<Record<string, string>>
}

/** The way to the sidebars of a made-up site. */
export function sampleSidebarBuilder({ data = {}, files = {}, ...site }: SampleSidebars = {}): SidebarBuilder {
  const parsed = Object.entries(files).map(([name, text]) => [name, { content: parseSidebarFile(text) }] as const)
  return new SidebarBuilder({ facts: sampleFacts(site), data: givenData(data), files: new Map(parsed) })
}

/** The sidebar of a key of a made-up site. */
export function buildSampleSidebar(text: string, site: SampleSidebars): BuiltSidebar {
  const key = parseSidebarKey(text)
  if (key === undefined) throw new Error(`${text} is no key of a sidebar`)
  return sampleSidebarBuilder(site).build(key)
}

/** Titles, those of children in brackets: `Guides[One Two]`. */
export function outlineOf(entries: readonly SidebarEntry[]): string {
  return entries.map(({ title, children }) => (children === undefined ? title : `${title}[${outlineOf(children)}]`)).join(' | ')
}
