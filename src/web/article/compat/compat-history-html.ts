import type { CompatBrowser, CompatFlag, CompatStatement } from '#contracts/compat.ts'
import { isGone, stateOf, versionText } from '#contracts/compat-cell.ts'
import { fillHtml, type Html, html, joinHtml, raw } from '#markup/html.ts'
import { formatDay } from '../../texts/format-day.ts'
import type { Translate } from '../../texts/translator.ts'
import { type CompatWords, stateText } from './compat-words.ts'
import { findReleaseDay } from './release-day.ts'

/** All that is known of a feature in a browser, the newest statement first. */
export function compatHistoryHtml(statements: readonly CompatStatement[], browser: CompatBrowser, words: CompatWords): Html {
  return html`<div class="compat-history"><b>${browser.name}</b><ul>${statements.map((statement) => statementHtml(statement, browser, words))}</ul></div>`
}

function statementHtml(statement: CompatStatement, browser: CompatBrowser, words: CompatWords): Html {
  const state = stateOf(statement, browser)
  const line = joinHtml([html`<b>${stateText(state, words.t)}</b>`, ...whenHtml(statement, browser, words)], ' · ')
  const more = detailsOf(statement, browser, words.t)
  return html`<li class="${state}"><p>${line}</p>${more.length > 0 && html`<ul>${more.map((item) => html`<li>${item}</li>`)}</ul>`}</li>`
}

/** Versions and days. */
function whenHtml(statement: CompatStatement, browser: CompatBrowser, { t, locale }: CompatWords): readonly Html[] {
  const { added, removed } = statement
  if (added === null || added === false) return []
  if (added === 'preview') return browser.preview === null ? [] : [html`${browser.preview}`]
  const isOver = isGone(statement, browser)
  const last = isOver ? (statement.last ?? removed) : null
  const days = [findReleaseDay(added, browser), isOver && removed !== null ? findReleaseDay(removed, browser) : undefined].flatMap((day) =>
    day === undefined ? [] : html`<time datetime="${day}">${formatDay(day, locale)}</time>`,
  )
  return [rangeHtml(added, last, t), ...(days.length === 0 ? [] : [joinHtml(days, ' – ')])]
}

function rangeHtml(added: string, last: string | null, t: Translate): Html {
  const from = versionText(added)
  const to = last === null ? undefined : versionText(last)
  if (to === undefined) return fillHtml(t('compat.since'), { version: versionHtml(from) })
  if (to === from) return fillHtml(t('compat.only_in'), { version: versionHtml(from) })
  return fillHtml(t('compat.from_to'), { from: versionHtml(from), to: versionHtml(to) })
}

function versionHtml(version: string): Html {
  return html`<bdi dir="ltr">${version}</bdi>`
}

/** What a user must do or know, one line each. */
function detailsOf(statement: CompatStatement, browser: CompatBrowser, t: Translate): readonly Html[] {
  const { prefix, alternative, flags, notes, bugs, removed } = statement
  const state = stateOf(statement, browser)
  const isLeaving = removed !== null && !isGone(statement, browser)
  return [
    ...(statement.isPartial && state !== 'partial' && state !== 'removed-partial' ? [html`${t('compat.partial')}`] : []),
    ...(isLeaving ? [fillHtml(t('compat.leaving_in'), { version: html`${releaseName(removed, browser, t)}` })] : []),
    ...(prefix === null ? [] : [fillHtml(t('compat.prefix'), { prefix: codeHtml(prefix) })]),
    ...(alternative === null ? [] : [fillHtml(t('compat.name'), { name: codeHtml(alternative) })]),
    ...flags.map((flag) => flagHtml(flag, t)),
    ...(flags.length === 0 || browser.flagsPage === null
      ? []
      : [fillHtml(t('compat.flag_page'), { address: codeHtml(browser.flagsPage) })]),
    // Notes are HTML of the builder (contracts/compat.ts).
    ...notes.map(raw),
    ...bugs.map((url) => fillHtml(t('compat.tracked'), { link: bugHtml(url) })),
  ]
}

function releaseName(version: string, { preview }: CompatBrowser, t: Translate): string {
  return version === 'preview' ? (preview ?? t('compat.value_preview')) : versionText(version)
}

function flagHtml({ name, value }: CompatFlag, t: Translate): Html {
  const flag = codeHtml(name)
  return value === null ? fillHtml(t('compat.flag'), { flag }) : fillHtml(t('compat.flag_value'), { flag, value: codeHtml(value) })
}

function bugHtml(url: string): Html {
  return html`<a class="external" href="${url}">${url.replace(/^https?:\/\//, '')}</a>`
}

function codeHtml(text: string): Html {
  return html`<code>${text}</code>`
}
