import { UPDATE_BROWSERS, UPDATE_CATEGORIES, UPDATE_SORTS, UPDATE_STATUSES } from '#contracts/update-filters.ts'
import { UPDATE_QUERY_MAX } from '#contracts/update-limits.ts'
import { type AskedUpdates, isNarrowed, type UpdateList, updatesPath } from '#contracts/updates-url.ts'
import type { UpdatesWords } from '#locales/updates/page/updates-page-words.ts'
import { type Html, html } from './html.ts'
import { UPDATE_BASELINES, UPDATE_BROWSER_NAMES, updateBaselineName, updateCategoryName, updateStatusName } from './update-names.ts'

/** A value of a filter with its name. */
export interface UpdateChoice {
  readonly value: string
  readonly name: string
}

/**
 * The filters as a form that needs no script. The filters of one release and of the page that is shown end with another choice; that of a page
 * of the documentation stays.
 */
export function updatesFormHtml(asked: AskedUpdates, words: UpdatesWords): Html {
  const { t } = words
  const browsers = UPDATE_BROWSERS.map((value) => ({ value, name: UPDATE_BROWSER_NAMES[value] }))
  const categories = UPDATE_CATEGORIES.map((value) => ({ value, name: updateCategoryName(value, words) }))
  const statuses = UPDATE_STATUSES.map((value) => ({ value, name: updateStatusName(value, words) }))
  const baselines = UPDATE_BASELINES.map((value) => ({ value, name: updateBaselineName(value, words) }))
  const filters = [
    updateFilterHtml('browsers', browsers, asked, words),
    updateFilterHtml('category', categories, asked, words),
    updateFilterHtml('status', statuses, asked, words),
    updateFilterHtml('baseline', baselines, asked, words),
  ]
  const collections = html`<span class="updates-collections">${asked.collections.map((id) => hiddenHtml('collections', id))}</span>`
  const apply = html`<button class="button updates-apply" type="submit">${t('apply')}</button>`
  const hidden = asked.doc !== '' && hiddenHtml('doc', asked.doc)
  return html`<form class="updates-form" role="search" aria-label="${t('filters')}" action="${updatesPath(asked.locale)}" autocomplete="off">${hidden}${keywordHtml(asked, words)}${filters}${collections}${sortHtml(asked, words)}<p class="updates-actions">${apply}${resetHtml(asked, words)}</p></form>`
}

/** A filter of which several values can be chosen: it opens, also without script. */
export function updateFilterHtml(name: UpdateList, choices: readonly UpdateChoice[], asked: AskedUpdates, words: UpdatesWords): Html {
  const { t } = words
  const boxes = choices.map(({ value, name: label }) => {
    const checked = asked[name].includes(value) && html` checked`
    return html`<label><input type="checkbox" name="${name}" value="${value}"${checked}><bdi>${label}</bdi></label>`
  })
  const chosen = html`<span class="updates-chosen" data-chosen="${name}">${updateChosenHtml(asked[name].length, words)}</span>`
  return html`<details class="updates-filter" name="updates-filter"><summary class="chevron-summary"><span>${t(name)}</span>${chosen}</summary><fieldset><legend class="visually-hidden">${t(name)}</legend>${boxes}</fieldset></details>`
}

/** How many values of a filter are chosen: the number, and for screen readers what it counts; undefined for none. */
export function updateChosenHtml(count: number, { t, language }: UpdatesWords): Html | undefined {
  if (count === 0) return undefined
  const number = new Intl.NumberFormat(language).format(count)
  return html`<span aria-hidden="true">${number}</span><span class="visually-hidden">${t('chosen', { count })}</span>`
}

function keywordHtml({ q }: AskedUpdates, { t }: UpdatesWords): Html {
  const field = html`<input id="updates-q" type="search" name="q" value="${q.slice(0, UPDATE_QUERY_MAX)}" maxlength="${UPDATE_QUERY_MAX}" dir="auto" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">`
  return html`<p class="updates-keyword"><label for="updates-q">${t('keyword')}</label>${field}</p>`
}

function sortHtml({ sort }: AskedUpdates, { t }: UpdatesWords): Html {
  const options = UPDATE_SORTS.map(
    (value) => html`<option value="${value}"${value === sort && html` selected`}>${t(`sort_${value}`)}</option>`,
  )
  return html`<p class="updates-sort"><label for="updates-sort">${t('sort')}</label><select id="updates-sort" name="sort">${options}</select></p>`
}

/** Hidden, and not absent, where there is nothing to reset: a script shows it when a filter is chosen. */
function resetHtml(asked: AskedUpdates, { t }: UpdatesWords): Html {
  const isHidden = !isNarrowed(asked) && asked.sort === 'desc' && html` hidden`
  return html`<a class="updates-reset" href="${updatesPath(asked.locale)}"${isHidden}>${t('reset')}</a>`
}

function hiddenHtml(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`
}
