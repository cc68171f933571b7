import { UPDATE_EVENTS_MAX } from '#contracts/update-limits.ts'
import type { UpdateEvent, UpdateGroup } from '#contracts/updates.ts'
import { type AskedUpdates, updatesUrl } from '#contracts/updates-url.ts'
import { perLocale } from '#locales/per-locale.ts'
import type { UpdatesWords } from '#locales/updates/page/updates-page-words.ts'
import { foldUpdates } from './fold-updates.ts'
import { type Html, html } from './html.ts'
import { updateEventHtml } from './update-event-html.ts'
import { arrow } from './updates-pager-html.ts'

const dayFormatOf = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))

/** The name of a release among all: as the filter `release` has it. */
export function releaseKey({ browser, version }: Pick<UpdateGroup, 'browser' | 'version'>): string {
  return `${browser}@${version}`
}

/** A release of a browser with what it added and removed (docs/behaviour/updates.md 104). */
export function updateGroupHtml(group: UpdateGroup, asked: AskedUpdates, words: UpdatesWords): Html {
  const { t } = words
  const id = `release-${group.browser}-${group.version}`
  const count = group.count.added + group.count.removed
  const notes =
    group.release_notes !== null &&
    html`<a class="external" href="${group.release_notes}" aria-describedby="${id}">${t('release_notes')}</a>`
  const day = html`<time datetime="${group.release_date}">${dayFormatOf(words.language).format(Date.parse(group.release_date))}</time>`
  const head = html`<header class="updates-release">${signHtml(group)}<h2 id="${id}"><bdi>${group.name} ${group.version}</bdi></h2><span class="updates-badge">${t('count', { count })}</span><span class="updates-day">${day}${notes}</span></header>`
  const rows = foldUpdates(group.events).map((row) => html`<li>${updateEventHtml(row, asked.locale, words)}</li>`)
  const list = rows.length > 0 && html`<ul class="updates-list" role="list">${rows}</ul>`
  return html`<section class="updates-group" data-release="${releaseKey(group)}" aria-labelledby="${id}">${head}${list}${restHtml(group, asked, words)}</section>`
}

/** A sign for a browser: its first letters, round for phones and tablets. */
function signHtml({ name, browser, engine }: UpdateGroup): Html {
  const family = engine !== null && html` data-engine="${engine}"`
  const shape = /_(?:android|ios)$/.test(browser) && html` data-mobile`
  return html`<span class="updates-sign" aria-hidden="true"${family}${shape}>${name.slice(0, 2)}</span>`
}

/** Of a release with more events than one response has: which these are, and the ways to the others. */
function restHtml(group: UpdateGroup, asked: AskedUpdates, { t }: UpdatesWords): Html | undefined {
  const count = group.count.added + group.count.removed
  const shown = countOf(group.events)
  if (shown === count) return undefined
  const from = asked.release === '' ? 0 : asked.from
  const range = shown > 0 && html`<span>${t('range', { first: from + 1, last: from + shown, count })}</span>`
  const hrefOf = (start: number): string => updatesUrl({ ...asked, release: releaseKey(group), from: start, page: 1 })
  const previous =
    from > 0 && html`<a href="${hrefOf(Math.max(0, Math.min(from, count) - UPDATE_EVENTS_MAX))}">${arrow('←')} ${t('previous')}</a>`
  const next = from + shown < count && shown > 0 && html`<a href="${hrefOf(from + shown)}">${t('next')} ${arrow('→')}</a>`
  return html`<p class="updates-rest">${previous}${range}${next}</p>`
}

function countOf({ added, removed }: { readonly added: readonly UpdateEvent[]; readonly removed: readonly UpdateEvent[] }): number {
  return added.length + removed.length
}
