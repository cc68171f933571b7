import type { CompatBrowser, CompatFlag, CompatStatement } from '#contracts/compat.ts'
import { isGone, stateOf, versionText } from '#contracts/compat-cell.ts'
import { escapeHtml } from '#contracts/escape-html.ts'
import { formatDay } from '../../texts/format-day.ts'
import type { Translate } from '../../texts/translator.ts'
import { type CompatWords, stateText } from './compat-words.ts'
import { findReleaseDay } from './release-day.ts'

/** All that is known of a feature in a browser, the newest statement first. */
export function compatHistoryHtml(statements: readonly CompatStatement[], browser: CompatBrowser, words: CompatWords): string {
  return `<div class="compat-history"><b>${escapeHtml(browser.name)}</b><ul>${statements.map((statement) => statementHtml(statement, browser, words)).join('')}</ul></div>`
}

function statementHtml(statement: CompatStatement, browser: CompatBrowser, words: CompatWords): string {
  const state = stateOf(statement, browser)
  const line = [`<b>${escapeHtml(stateText(state, words.t))}</b>`, ...whenHtml(statement, browser, words)].join(' · ')
  const more = detailsOf(statement, browser, words.t)
  return `<li class="${state}"><p>${line}</p>${more.length === 0 ? '' : `<ul>${more.map((item) => `<li>${item}</li>`).join('')}</ul>`}</li>`
}

/** Versions and days. */
function whenHtml(statement: CompatStatement, browser: CompatBrowser, { t, locale }: CompatWords): readonly string[] {
  const { added, removed } = statement
  if (added === null || added === false) return []
  if (added === 'preview') return browser.preview === null ? [] : [escapeHtml(browser.preview)]
  const isOver = isGone(statement, browser)
  const last = isOver ? (statement.last ?? removed) : null
  const days = [findReleaseDay(added, browser), isOver && removed !== null ? findReleaseDay(removed, browser) : undefined].flatMap((day) =>
    day === undefined ? [] : `<time datetime="${day}">${escapeHtml(formatDay(day, locale))}</time>`,
  )
  return [rangeHtml(added, last, t), ...(days.length === 0 ? [] : [days.join(' – ')])]
}

function rangeHtml(added: string, last: string | null, t: Translate): string {
  const from = versionText(added)
  const to = last === null ? undefined : versionText(last)
  if (to === undefined) return filledHtml(t('compat.since'), { version: versionHtml(from) })
  if (to === from) return filledHtml(t('compat.only_in'), { version: versionHtml(from) })
  return filledHtml(t('compat.from_to'), { from: versionHtml(from), to: versionHtml(to) })
}

function versionHtml(version: string): string {
  return `<bdi dir="ltr">${escapeHtml(version)}</bdi>`
}

/** What a reader must do or know, one line each. */
function detailsOf(statement: CompatStatement, browser: CompatBrowser, t: Translate): readonly string[] {
  const { prefix, alternative, flags, notes, bugs, removed } = statement
  const state = stateOf(statement, browser)
  const isLeaving = removed !== null && !isGone(statement, browser)
  return [
    ...(statement.isPartial && state !== 'partial' && state !== 'removed-partial' ? [escapeHtml(t('compat.partial'))] : []),
    ...(isLeaving ? [filledHtml(t('compat.leaving_in'), { version: escapeHtml(releaseName(removed, browser, t)) })] : []),
    ...(prefix === null ? [] : [filledHtml(t('compat.prefix'), { prefix: codeHtml(prefix) })]),
    ...(alternative === null ? [] : [filledHtml(t('compat.name'), { name: codeHtml(alternative) })]),
    ...flags.map((flag) => flagHtml(flag, t)),
    ...(flags.length === 0 || browser.flagsPage === null
      ? []
      : [filledHtml(t('compat.flag_page'), { address: codeHtml(browser.flagsPage) })]),
    ...notes,
    ...bugs.map((url) => filledHtml(t('compat.tracked'), { link: bugHtml(url) })),
  ]
}

function releaseName(version: string, { preview }: CompatBrowser, t: Translate): string {
  return version === 'preview' ? (preview ?? t('compat.value_preview')) : versionText(version)
}

function flagHtml({ name, value }: CompatFlag, t: Translate): string {
  const flag = codeHtml(name)
  return value === null ? filledHtml(t('compat.flag'), { flag }) : filledHtml(t('compat.flag_value'), { flag, value: codeHtml(value) })
}

function bugHtml(url: string): string {
  return `<a class="external" href="${escapeHtml(url)}">${escapeHtml(url.replace(/^https?:\/\//, ''))}</a>`
}

function codeHtml(text: string): string {
  return `<code>${escapeHtml(text)}</code>`
}

/** A text with HTML in its places. */
function filledHtml(text: string, values: Readonly<Record<string, string>>): string {
  return escapeHtml(text).replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
