import { type AskedUpdates, updatesUrl } from '#contracts/updates-url.ts'
import type { UpdatesWords } from '#locales/updates/page/updates-page-words.ts'
import { type Html, html } from './html.ts'

/** So many pages at both ends, and on both sides of the current one, have a number. */
const AT_ENDS = 2
const AROUND = 2

interface Place {
  readonly page: number
  readonly last: number
}

/** The ways to the other pages; undefined where there is one page (docs/behaviour/updates.md 108). */
export function updatesPagerHtml(asked: AskedUpdates, { page, last }: Place, words: UpdatesWords): Html | undefined {
  if (last < 2 || page > last) return undefined
  const { t, language } = words
  const format = new Intl.NumberFormat(language)
  const hrefOf = (to: number): string => updatesUrl({ ...asked, page: to })
  const items = pagesShown({ page, last }).map((number) => {
    if (number === undefined) return html`<li aria-hidden="true">…</li>`
    const current = number === page && html` aria-current="page"`
    const name = t('page', { page: number })
    return html`<li><a href="${hrefOf(number)}" aria-label="${name}"${current}>${format.format(number)}</a></li>`
  })
  const previous = page > 1 && html`<a class="updates-previous" rel="prev" href="${hrefOf(page - 1)}">${arrow('←')} ${t('previous')}</a>`
  const next = page < last && html`<a class="updates-next" rel="next" href="${hrefOf(page + 1)}">${t('next')} ${arrow('→')}</a>`
  return html`<nav class="updates-pager" aria-label="${t('pages')}">${previous}<ol role="list">${items}</ol>${next}</nav>`
}

/** An arrow, which points the other way in a page from right to left. */
export function arrow(sign: '←' | '→'): Html {
  return html`<span class="updates-arrow" aria-hidden="true">${sign}</span>`
}

/**
 * The pages that have a number; undefined where some are left out.
 *
 * @example pagesShown({ page: 7, last: 20 }) // [1, 2, undefined, 5, 6, 7, 8, 9, undefined, 19, 20]
 */
export function pagesShown({ page, last }: Place): readonly (number | undefined)[] {
  const isShown = (number: number): boolean => number <= AT_ENDS || number > last - AT_ENDS || Math.abs(number - page) <= AROUND
  // Only numbers near the ends and the current page are looked at: a list may have very many pages.
  const near = [1, page, last].flatMap((place) => Array.from({ length: 2 * AROUND + 3 }, (_, offset) => place - AROUND - 1 + offset))
  const shown = [...new Set(near)].filter((number) => number >= 1 && number <= last && isShown(number)).toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [undefined, number]
  })
}
