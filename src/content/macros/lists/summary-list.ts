import { docUrl } from '#contracts/urls.ts'
import { type Html, html } from '#markup/html.ts'
import { compareTitles } from '../../tree/compare-titles.ts'
import { encodeUrl } from '../../tree/page-url.ts'
import { plainTitle, titleHtml } from '../../tree/titles.ts'
import type { MacroContext } from '../engine/macro.ts'

/** The pages directly below a slug in the order of their titles, each with the beginning of its text. Nothing when there are none. */
export function summaryList(slug: string, context: MacroContext): Html | undefined {
  const pages = [...context.listChildren(slug)].sort((a, b) => compareTitles(plainTitle(a.page.title), plainTitle(b.page.title)))
  const items = pages.map(({ page, isFallback }) => {
    const url = encodeUrl(isFallback ? page.url : docUrl(context.locale, page.slug))
    const mark = isFallback && html` class="only-in-en-us" title="${context.text('only_in_english')}"`
    return html`<dt><a href="${url}"${mark}>${titleHtml(page.title)}</a></dt><dd><p>${context.summaryOf(page)}</p></dd>`
  })
  return items.length === 0 ? undefined : html`<dl class="landing-list">${items}</dl>`
}
