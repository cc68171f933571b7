import type { PageStatus } from '#contracts/sidebar.ts'
import type { Html } from '#markup/html.ts'
import { statusIconsHtml as renderIcons, type SidebarTexts } from '#markup/sidebar-html.ts'
import type { Translate } from '../texts/translator.ts'

/** The small icons after a name that show its status; empty without a status. */
export function statusIconsHtml(status: readonly PageStatus[] | undefined, t: Translate): readonly Html[] {
  return renderIcons(status ?? [], statusLabels(t))
}

/** What each status is called in the user's language. */
export function statusLabels(t: Translate): SidebarTexts['status'] {
  return {
    experimental: t('documents.status_experimental'),
    deprecated: t('documents.status_deprecated'),
    'non-standard': t('documents.status_non_standard'),
    discouraged: t('baseline.discouraged'),
    removing: t('baseline.removing'),
  }
}
