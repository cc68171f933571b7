import type { SidebarEntry } from '#contracts/sidebar.ts'
import { sidebarHtml as renderSidebar } from '#markup/sidebar-html.ts'
import type { Translate } from '../texts/translator.ts'
import { statusLabels } from '../ui/status-icons-html.ts'

interface SidebarOptions {
  readonly currentUrl: string
  readonly t: Translate
  /** Of the interface's texts, where it is not that of the page. */
  readonly lang?: string | undefined
}

/**
 * A sidebar in the user's language. A string and not components: a whole sidebar has thousands of entries, and nothing in it needs React.
 */
export function sidebarHtml(entries: readonly SidebarEntry[], { currentUrl, t, lang }: SidebarOptions): string {
  const texts = {
    onlyInEnglish: t('documents.only_in_english'),
    status: statusLabels(t),
    moreEntries: (count: number) => t('documents.more_entries', { count }),
    subpagesOf: (title: string) => t('documents.sidebar_subpages', { title }),
    lang,
  }
  return renderSidebar(entries, { currentUrl, texts }).toString()
}
