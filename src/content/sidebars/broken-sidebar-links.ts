import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { SiteContent } from '../read/read-site.ts'
import type { SidebarBrokenLink } from './sidebar-builder.ts'

/** The links of sidebar files that lead to no page, each told once, whatever languages and pages show it. */
export function brokenSidebarLinks(
  sidebars: readonly { readonly brokenLinks?: readonly SidebarBrokenLink[] }[],
  { sidebars: files }: Pick<SiteContent, 'sidebars'>,
): readonly Diagnostic[] {
  const told = new Map<string, Diagnostic>()
  for (const { sidebar, link } of sidebars.flatMap(({ brokenLinks = [] }) => brokenLinks)) {
    const file = files.get(sidebar)?.path
    if (file !== undefined)
      told.set(`${file} ${link}`, { kind: 'sidebar-broken-link', severity: 'warning', message: `no page ${link}`, file })
  }
  return [...told.values()]
}
