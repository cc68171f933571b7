import { docUrl } from '#contracts/urls.ts'
import { plainTitle, titleHtml } from '../document/titles.ts'
import { compareTitles } from '../tree/compare-titles.ts'
import { escapeHtml } from '../html/escape.ts'
import { encodeUrl } from './link.ts'
import { defineMacro } from './macro.ts'

/** `{{SubpagesWithSummaries}}`: a list of the pages directly below this one, each with the beginning of its text. */
export const subpageswithsummaries = defineMacro({
  name: 'subpageswithsummaries',
  aliases: ['landingpagelistsubpages'],
  isBlock: true,
  parameters: {},
  render(_, context) {
    const pages = [...context.listChildren(context.page.slug)].sort((a, b) => compareTitles(plainTitle(a.page.title), plainTitle(b.page.title)))
    const items = pages.map(({ page, isFallback }) => {
      const url = encodeUrl(isFallback ? page.url : docUrl(context.locale, page.slug))
      const mark = isFallback ? ` class="only-in-en-us" title="${escapeHtml(context.text('only_in_english'))}"` : ''
      return `<dt><a href="${escapeHtml(url)}"${mark}>${titleHtml(page.title)}</a></dt><dd><p>${context.summaryOf(page)}</p></dd>`
    })
    return items.length === 0 ? '' : `<dl class="landing-list">${items.join('')}</dl>`
  },
})
