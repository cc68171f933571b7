import type { ShownStatus } from '#contracts/sidebar.ts'
import { type Html, html } from '#markup/html.ts'
import { shownStatuses } from '../../data/baseline.ts'
import type { PageRecord } from '../../read/page-record.ts'
import type { MacroContext } from './macro.ts'

const ICONS = {
  experimental: { className: 'icon-experimental', title: 'experimental_title', label: 'experimental_label' },
  deprecated: { className: 'icon-deprecated', title: 'deprecated_title', label: 'deprecated_label' },
  discouraged: { className: 'icon-baseline discouraged', title: 'discouraged_title', label: 'discouraged_label' },
  removing: { className: 'icon-baseline removing', title: 'removing_title', label: 'removing_label' },
  'non-standard': { className: 'icon-nonstandard', title: 'non_standard_title', label: 'non_standard_label' },
} as const

/** The icon of a status, with its meaning for those who can't see it. */
export function statusIcon(status: ShownStatus, context: Pick<MacroContext, 'text'>): Html {
  const { className, title, label } = ICONS[status]
  return html`<span role="img" class="icon ${className}" title="${context.text(title)}" aria-label="${context.text(label)}"></span>`
}

/**
 * The icons of a page's status, each after a space that does not break. What Baseline advises against has the icon of Baseline, in the
 * place of the one for deprecated features (docs/behaviour/macros.md 13).
 */
export function statusIcons(page: PageRecord, context: Pick<MacroContext, 'text' | 'baselineStatusOf'>): readonly Html[] {
  return shownStatuses(page, context.baselineStatusOf(page)).map((status) => html`\u00A0${statusIcon(status, context)}`)
}
