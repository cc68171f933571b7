import type { PageStatus } from '#contracts/sidebar.ts'
import { escapeHtml } from '../html/escape.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { MacroContext } from './macro.ts'

const ICONS = {
  experimental: { className: 'icon-experimental', title: 'experimental_title', label: 'experimental_label' },
  deprecated: { className: 'icon-deprecated', title: 'deprecated_title', label: 'deprecated_label' },
  discouraged: { className: 'icon-baseline discouraged', title: 'discouraged_title', label: 'discouraged_label' },
  removing: { className: 'icon-baseline removing', title: 'removing_title', label: 'removing_label' },
  'non-standard': { className: 'icon-nonstandard', title: 'non_standard_title', label: 'non_standard_label' },
} as const

/** The icon of a status, with its meaning for those who can't see it. */
export function statusIcon(status: PageStatus | 'discouraged' | 'removing', context: Pick<MacroContext, 'text'>): string {
  const { className, title, label } = ICONS[status]
  return `<span role="img" class="icon ${className}" title="${escapeHtml(context.text(title))}" aria-label="${escapeHtml(context.text(label))}"></span>`
}

/**
 * The icons of a page's status, each after a space that does not break. What Baseline advises against has the icon of Baseline, in the
 * place of the one for deprecated features (reference/content.md 2.0).
 */
export function statusIcons(page: PageRecord, context: Pick<MacroContext, 'text' | 'baselineStatusOf'>): string {
  const baseline = context.baselineStatusOf(page)
  const warning = baseline === 'discouraged' || baseline === 'removing' ? baseline : undefined
  const statuses = warning === undefined ? page.status : [warning, ...page.status.filter((status) => status !== 'deprecated')]
  return statuses.map((status) => `\u00A0${statusIcon(status, context)}`).join('')
}
