import type { PageStatus } from '#contracts/sidebar.ts'
import type { Translate } from '../texts/translator.ts'

const ICONS = {
  experimental: { className: 'icon-experimental', label: 'documents.status_experimental' },
  deprecated: { className: 'icon-deprecated', label: 'documents.status_deprecated' },
  'non-standard': { className: 'icon-nonstandard', label: 'documents.status_non_standard' },
} as const

/** The small marks behind a name that say what its standing is; empty without a status. */
export function statusIconsHtml(status: readonly PageStatus[] | undefined, t: Translate): string {
  return (status ?? []).map((name) => iconHtml(ICONS[name], t)).join('')
}

function iconHtml({ className, label }: (typeof ICONS)[PageStatus], t: Translate): string {
  return ` <span class="icon ${className}" role="img" aria-label="${t(label)}" title="${t(label)}"></span>`
}
