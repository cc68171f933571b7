import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Sidebar } from '#contracts/sidebar.ts'
import { sidebarKey } from '../document/build-document.ts'
import type { SiteContent } from '../read/read-site.ts'
import { shortHash } from '../tree/facts.ts'
import { buildSidebar } from './build-sidebar.ts'

/** A sidebar as a file of the site. */
export interface BuiltSidebar {
  /** `{locale}:{name}`, as pages ask for it. */
  readonly key: string
  /** Content-addressed, below the public folder. */
  readonly url: string
  readonly json: string
}

/** All sidebars that a page asks for, each built once. Names without a file are left out, with one diagnostic each. */
export function buildSidebars({ tree, sidebars }: Pick<SiteContent, 'tree' | 'sidebars'>): { built: readonly BuiltSidebar[]; diagnostics: readonly Diagnostic[] } {
  const diagnostics = new Map<string, Diagnostic>()
  const built = new Map<string, BuiltSidebar>()
  for (const page of tree.pages) {
    const key = sidebarKey(page)
    if (page.sidebars.length === 0 || built.has(key)) continue
    const entries = page.sidebars.flatMap(({ name }) => {
      const file = sidebars.get(name)
      if (file === undefined) {
        diagnostics.set(name, { kind: 'missing-sidebar', severity: 'warning', message: `no sidebar is named ${name}`, file: page.file, hint: `write files/sidebars/${name}.yaml` })
        return []
      }
      return buildSidebar(file.content, page.locale, tree, (link) => {
        diagnostics.set(`${name} ${link}`, { kind: 'sidebar-broken-link', severity: 'warning', message: `no page ${link}`, file: file.path })
      })
    })
    if (entries.length === 0) continue
    const sidebar: Sidebar = { name: page.sidebars.map(({ name }) => name).join('+'), entries }
    const json = JSON.stringify(sidebar)
    built.set(key, { key, url: `/static/sidebars/${sidebar.name.replace(/[^\w+-]/g, '_')}.${shortHash(json)}.json`, json })
  }
  return { built: [...built.values()], diagnostics: [...diagnostics.values()] }
}
