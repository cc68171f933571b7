import type { ChildNode } from 'domhandler'
import type { ExpandedBody } from '../macros/expand.ts'
import type { PageRecord } from '../read/page-record.ts'
import { takeQuickLinks } from '../sidebars/quick-links.ts'
import { type BuiltSidebar, QUICK_LINKS, type SidebarBuilder } from '../sidebars/sidebar-builder.ts'
import { type Questions, shortHash } from '../tree/facts.ts'

/** What stands next to a page, and the page without the links that belong there. */
export interface PageSidebar {
  readonly nodes: ChildNode[]
  readonly sidebar?: BuiltSidebar
}

/**
 * The sidebar of a page: what macros in its body ask for, else what its front matter names, and the links of its own `Quick_links`
 * section, one below the other (docs/behaviour/documents.md 48).
 */
export function pageSidebar(
  page: PageRecord,
  { sidebars: requested }: Pick<ExpandedBody, 'sidebars'>,
  nodes: readonly ChildNode[],
  { questions, builder }: { readonly questions: Questions; readonly builder: SidebarBuilder },
): PageSidebar {
  const { nodes: rest, entries } = takeQuickLinks(nodes)
  const requests = requested.length > 0 ? requested : page.sidebars
  const asked = builder.keyOf(page, requests, questions)
  const own = entries.length === 0 ? [] : [{ name: QUICK_LINKS, args: [shortHash(JSON.stringify(entries))] }]
  const key = { ...asked, parts: [...asked.parts, ...own] }
  if (key.parts.length === 0) return { nodes: rest }
  const sidebar = builder.build(key, entries)
  questions.version(`sidebar:${sidebar.text}`)
  return { nodes: rest, sidebar }
}
