import type { SidebarEntry } from '#contracts/sidebar.ts'
import { sidebarHtml as renderSidebar, type SidebarTexts } from '#markup/sidebar-html.ts'
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
  const texts = textsOf(t, lang)
  return renderSidebar(entries, { currentUrl, texts }).toString()
}

/** One object for each language, by which the HTML of entries is stored. */
const textsByTranslator = new WeakMap<Translate, SidebarTexts>()

function textsOf(t: Translate, lang: string | undefined): SidebarTexts {
  const known = textsByTranslator.get(t)
  if (known !== undefined && known.lang === lang) return known
  const texts: SidebarTexts = {
    onlyInEnglish: t('documents.only_in_english'),
    status: statusLabels(t),
    moreEntries: (count) => t('documents.more_entries', { count }),
    subpagesOf: (title) => t('documents.sidebar_subpages', { title }),
    lang,
  }
  textsByTranslator.set(t, texts)
  return texts
}
