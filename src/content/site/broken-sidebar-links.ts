import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SidebarBrokenLink } from '../sidebars/sidebar-builder.ts'
import type { SiteContent } from './read-site.ts'

/** Diagnostics of what sidebar files and groups of Web APIs link to without a page, each once, whatever languages and pages show it. */
export function brokenSidebarLinks(
  sidebars: readonly { readonly brokenLinks?: readonly SidebarBrokenLink[] }[],
  { sidebars: files, roots }: Pick<SiteContent, 'sidebars' | 'roots'>,
): readonly Diagnostic[] {
  const links = new Map(sidebars.flatMap(({ brokenLinks = [] }) => brokenLinks).map((link) => [JSON.stringify(link), link]))
  const groupData = [...links.values()].some((link) => 'group' in link) ? findGroupData(roots) : undefined
  return [...links.values()].flatMap((link) => {
    if ('group' in link) return groupData === undefined ? [] : [groupDiagnostic(link, groupData)]
    const file = files.get(link.sidebar)?.path
    return file === undefined ? [] : [fileDiagnostic(link, file)]
  })
}

function fileDiagnostic({ link, line }: Extract<SidebarBrokenLink, { line: number }>, file: string): Diagnostic {
  return {
    kind: 'sidebar-broken-link',
    severity: 'warning',
    message: `no page ${link}`,
    hint: 'fix the address or create the page',
    file,
    line,
  }
}

interface GroupData {
  readonly path: string
  readonly lines: readonly string[]
}

function groupDiagnostic({ group, link }: Extract<SidebarBrokenLink, { group: string }>, { path, lines }: GroupData): Diagnostic {
  return {
    kind: 'group-broken-link',
    severity: 'warning',
    message: `${group}: no page ${link}`,
    hint: 'fix the name or create the page',
    file: path,
    ...lineOf(lines, group, link),
  }
}

/** The first line that names the link at or below the one that names its group; none in a file that is written otherwise than usual. */
function lineOf(lines: readonly string[], group: string, link: string): { readonly line?: number } {
  const start = lines.findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(group)}:`))
  const index = lines.findIndex((line, position) => position >= start && line.includes(JSON.stringify(link)))
  return start < 0 || index < 0 ? {} : { line: index + 1 }
}

/** The file that groups were read from: that of the first content root that has one. */
function findGroupData(roots: readonly string[]): GroupData | undefined {
  const path = roots.map((root) => join(root, 'files', 'jsondata', 'GroupData.json')).find((candidate) => existsSync(candidate))
  return path === undefined ? undefined : { path, lines: readFileSync(path, 'utf8').split('\n') }
}
