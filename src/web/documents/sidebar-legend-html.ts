import type { ShownStatus, SidebarEntry } from '#contracts/sidebar.ts'
import { html, joinHtml } from '#markup/html.ts'
import { statusIconsHtml as renderIcons } from '#markup/sidebar-html.ts'
import type { Translate } from '../texts/translator.ts'
import { statusLabels } from '../ui/status-icons-html.ts'

/** The signs that a sidebar uses, with their meanings in the user's language; '' when it uses none (docs/behaviour/sidebars.md 22). */
export function sidebarLegendHtml(entries: readonly SidebarEntry[], t: Translate): string {
  const labels = statusLabels(t)
  const used = new Set(listStatuses(entries))
  const signs = ORDER.filter((status) => used.has(status))
  const items = signs.map((status) => html`<span>${renderIcons([status], labels)} ${labels[status]}</span>`)
  return joinHtml(items, ' ').toString()
}

const ORDER = ['experimental', 'deprecated', 'non-standard', 'discouraged', 'removing'] as const

function listStatuses(entries: readonly SidebarEntry[]): readonly ShownStatus[] {
  return entries.flatMap(({ status = [], children = [] }) => [...status, ...listStatuses(children)])
}
