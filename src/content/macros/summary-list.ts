import { docUrl } from '#contracts/urls.ts'
import { plainTitle, titleHtml } from '../document/titles.ts'
import { escapeHtml } from '../html/escape.ts'
import { compareTitles } from '../tree/compare-titles.ts'
import { encodeUrl } from './link.ts'
import type { MacroContext } from './macro.ts'

/** The pages directly below a slug in the order of their titles, each with the beginning of its text. Nothing when there are none. */
export function summaryList(slug: string, context: MacroContext): string {
  const pages = [...context.listChildren(slug)].sort((a, b) => compareTitles(plainTitle(a.page.title), plainTitle(b.page.title)))
  const items = pages.map(({ page, isFallback }) => {
    const url = encodeUrl(isFallback ? page.url : docUrl(context.locale, page.slug))
    const mark = isFallback ? ` class="only-in-en-us" title="${escapeHtml(context.text('only_in_english'))}"` : ''
    return `<dt><a href="${escapeHtml(url)}"${mark}>${titleHtml(page.title)}</a></dt><dd><p>${context.summaryOf(page)}</p></dd>`
  })
  return items.length === 0 ? '' : `<dl class="landing-list">${items.join('')}</dl>`
}
