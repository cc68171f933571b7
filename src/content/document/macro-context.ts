import { interfaceLocaleOf } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { type ContentTexts, contentTexts } from '#locales/content.ts'
import { fillText, type TextValues } from '#locales/translate.ts'
import { baselineStatusOf } from '../data/baseline.ts'
import type { DataSources } from '../data/data-sources.ts'
import { Features } from '../data/features.ts'
import { isTemplateText } from '../data/template-texts.ts'
import type { PageContext } from '../macros/macro.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPageText } from '../read/read-page.ts'
import type { Questions } from '../tree/facts.ts'
import { summaryFromSource } from './summary-from-source.ts'

/** A page without compat keys needs no data. */
const NO_FEATURES = new Features({ features: {} })

/** What macros may ask of the site, for one page. */
export function createMacroContext(page: PageRecord, questions: Questions, data: DataSources): PageContext {
  const texts = contentTexts(page.locale)
  const text = (key: keyof ContentTexts, values?: TextValues): string => {
    if (!isTemplateText(key)) return fillText(texts[key], values)
    questions.version('data:templateTexts')
    const own = data.get('templateTexts')
    return own.find(key, page.locale) ?? own.find(key, interfaceLocaleOf(page.locale)) ?? fillText(texts[key], values)
  }
  return {
    page,
    locale: page.locale,
    text,
    data(name) {
      questions.version(`data:${name}`)
      return data.get(name)
    },
    resolve: (url) => questions.resolve(url),
    findCss: (name) => questions.findCss(name),
    findJs: (name) => questions.findJs(name),
    findApi: (name) => questions.findApi(name),
    listChildren: (slug) =>
      questions.listChildren(slug).flatMap((child) => {
        const found = questions.resolve(docUrl(page.locale, child.slug))
        return found === undefined ? [] : [found]
      }),
    baselineStatusOf(other) {
      if (questions.compatKeysOf(other).length === 0) return baselineStatusOf(other, NO_FEATURES)
      questions.version('data:features')
      return baselineStatusOf(other, data.get('features'))
    },
    summaryOf(other) {
      questions.source(other)
      return summaryFromSource(readPageText(other.file).text.slice(other.bodyStart)) ?? text('no_summary')
    },
  }
}
