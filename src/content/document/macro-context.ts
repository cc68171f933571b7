import { DEFAULT_LOCALE, interfaceLocaleOf } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { type ContentTexts, contentTexts } from '#locales/content.ts'
import { fillText, type TextValues } from '#locales/translate.ts'
import { html, raw } from '#markup/html.ts'
import { askBaselineStatus } from '../data/ask-baseline-status.ts'
import type { DataSources } from '../data/data-sources.ts'
import { NotedData } from '../data/noted-data.ts'
import { isTemplateText } from '../data/template-texts.ts'
import type { PageContext } from '../macros/engine/macro.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPageText } from '../read/read-page.ts'
import type { Questions } from '../tree/facts.ts'
import { summaryFromSource } from './summary-from-source.ts'

/** What macros may ask of the site, for one page. */
export function createMacroContext(page: PageRecord, questions: Questions, data: DataSources): PageContext {
  const noted = new NotedData(data, questions)
  const texts = contentTexts(page.locale)
  const text = (key: keyof ContentTexts, values?: TextValues): string => {
    if (!isTemplateText(key)) return fillText(texts[key], values)
    const own = noted.get('templateTexts')
    return own.find(key, page.locale) ?? own.find(key, interfaceLocaleOf(page.locale)) ?? fillText(texts[key], values)
  }
  return {
    page,
    locale: page.locale,
    text,
    englishText(key) {
      // A page in another language asks of itself only for the texts of its own.
      questions.version(`texts:${DEFAULT_LOCALE}`)
      return contentTexts(DEFAULT_LOCALE)[key]
    },
    // Its keys are of texts that are HTML, of ours or of the content root, which is trusted as pages are.
    htmlText: (key) => raw(text(key)),
    data: (name) => noted.get(name),
    resolve: (url) => questions.resolve(url),
    findCss: (name) => questions.findCss(name),
    findJs: (name) => questions.findJs(name),
    findApi: (name) => questions.findApi(name),
    listChildren: (slug) =>
      questions.listChildren(slug).flatMap((child) => {
        const found = questions.resolve(docUrl(page.locale, child.slug))
        return found === undefined ? [] : [found]
      }),
    baselineStatusOf: (other) => askBaselineStatus(other, questions, noted),
    summaryOf(other) {
      questions.source(other)
      questions.version(`texts:${other.locale}`)
      const summary = summaryFromSource(readPageText(other.file).text.slice(other.bodyStart), createMacroContext(other, questions, data))
      for (const file of summary?.macroFiles ?? []) questions.version(`macro:${file}`)
      return summary?.html ?? html`${text('no_summary')}`
    },
  }
}
