import { DEFAULT_LOCALE, interfaceLocaleOf, isLocaleCode } from '#contracts/locales.ts'
import { loadQuickSearchTexts } from '#locales/quick-search/load-quick-search-texts.ts'
import { translatorOf } from '#locales/translate.ts'
import { adoptRules } from '../../browser/page-style.ts'
import { QuickBox } from './quick-box.ts'
import searchRules from './quick-search.css?inline'
import { QuickTitles } from './quick-titles.ts'

/**
 * Makes the search box offer titles while one types. In a chunk of its own with rules of its own, asked for with the list of titles when the
 * box is first pointed at or focused; what was typed before stays.
 *
 * @param before had the focus when the box got it
 */
export async function attachQuickSearch(box: HTMLElement, before: EventTarget | null = null): Promise<void> {
  const { lang } = document.documentElement
  const locale = isLocaleCode(lang) ? lang : DEFAULT_LOCALE
  const language = interfaceLocaleOf(locale)
  const own = titlesIn(locale)
  const english = locale === DEFAULT_LOCALE ? undefined : titlesIn(DEFAULT_LOCALE)
  own.load()
  adoptRules(searchRules)
  const texts = await loadQuickSearchTexts(language)
  if (attached.has(box)) return
  attached.add(box)
  boxes.add(new QuickBox({ box, before, locale, language, own, english, t: translatorOf(texts, language) }))
}

const attached = new WeakSet<HTMLElement>()
const boxes = new Set<QuickBox>()
const titles = new Map<string, QuickTitles>()

/** One list for all boxes of the page. */
function titlesIn(locale: string): QuickTitles {
  const known = titles.get(locale)
  if (known !== undefined) return known
  const list = new QuickTitles(locale, () => {
    for (const box of boxes) box.refresh()
  })
  titles.set(locale, list)
  return list
}
