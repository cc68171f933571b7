import type { PageStatus } from '#contracts/sidebar.ts'
import { escapeHtml } from '../html/escape.ts'
import type { MacroContext } from './macro.ts'

const ICONS = {
  experimental: { className: 'icon-experimental', title: 'experimental_title', label: 'experimental_label' },
  deprecated: { className: 'icon-deprecated', title: 'deprecated_title', label: 'deprecated_label' },
  'non-standard': { className: 'icon-nonstandard', title: 'non_standard_title', label: 'non_standard_label' },
} as const

/** The icon of a status, with its meaning for those who can't see it. */
export function statusIcon(status: PageStatus, context: MacroContext): string {
  const { className, title, label } = ICONS[status]
  return `<span role="img" class="icon ${className}" title="${escapeHtml(context.text(title))}" aria-label="${escapeHtml(context.text(label))}"></span>`
}

/** The icons of a page's status, each after a space that does not break. */
export function statusIcons(statuses: readonly PageStatus[], context: MacroContext): string {
  return statuses.map((status) => `\u00A0${statusIcon(status, context)}`).join('')
}
