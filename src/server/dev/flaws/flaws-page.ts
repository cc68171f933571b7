import { countOf } from '#contracts/count-of.ts'
import type { Severity } from '#contracts/diagnostics.ts'
import { DEFAULT_LOCALE, findLocale, type LocaleCode } from '#contracts/locales.ts'
import type { SiteCheckState, SiteProblem } from '#contracts/site-check.ts'
import { addressHtml } from '#markup/address-html.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import type { FormPage } from '../../http/form-pages/form-page.ts'
import { FLAW_SORTS, type Flaws, type FlawsQuery, listFlaws, SEVERITIES } from './list-flaws.ts'

export interface FlawsPageInput {
  readonly state: SiteCheckState
  readonly query: FlawsQuery
  /** Whether the content has changed since the check began. */
  readonly isOld: boolean
  readonly siteName: string
  readonly stylesheet: string
}

/** As the summary of `lectern check` says it. */
const SEVERITY_NAMES: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'hint' }

/** @example flawsPath('de') // '/de/_flaws' */
export function flawsPath(locale: LocaleCode): string {
  return `/${locale}/_flaws`
}

/**
 * The address of the page with what is asked for.
 *
 * @example flawsAddress({ locale: 'de', severity: 'error', kind: '', words: '', sort: 'page', page: 1 }) // '/de/_flaws?severity=error'
 */
export function flawsAddress({ locale, severity, kind, words, sort, page }: FlawsQuery): string {
  const given = { severity: severity ?? '', kind, q: words, sort: sort === 'page' ? '' : sort, page: page === 1 ? '' : String(page) }
  const search = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== '')).toString()
  return search === '' ? flawsPath(locale) : `${flawsPath(locale)}?${search}`
}

/** The problems of the content, for writers (docs/behaviour/flaws.md). In English, as the problems are. */
export function flawsPage({ state, query, isOld, siteName, stylesheet }: FlawsPageInput): FormPage {
  return {
    locale: DEFAULT_LOCALE,
    siteName,
    title: 'Problems of the content',
    isWide: true,
    stylesheet,
    content: contentOf(state, query, isOld),
  }
}

function contentOf(state: SiteCheckState, query: FlawsQuery, isOld: boolean): Html {
  switch (state.kind) {
    case 'running':
      return html`<p role="status">${state.total === 0 ? 'Reading the content …' : `Checked ${state.done} of ${countOf(state.total, 'page')} …`}</p>
<progress${state.total > 0 && html` value="${state.done}" max="${state.total}"`} aria-label="Check of the content"></progress>
<p class="quiet">This page loads again until the check has ended.</p>`
    case 'failed':
      return html`<p role="alert">The content could not be checked: ${state.reason}</p>
${checkForm(query)}`
    case 'done':
      return resultsHtml(state, query, isOld)
  }
}

function resultsHtml({ problems, atMs }: Extract<SiteCheckState, { kind: 'done' }>, query: FlawsQuery, isOld: boolean): Html {
  const flaws = listFlaws(problems, query)
  const time = new Date(atMs).toISOString()
  const counts = SEVERITIES.map((severity) => countOf(flaws.severities.get(severity) ?? 0, SEVERITY_NAMES[severity])).join(', ')
  return html`${localesHtml(problems, query.locale)}
<div class="check">
<p>${counts} in ${findLocale(query.locale)?.native ?? query.locale} and in files of all languages, at <time datetime="${time}">${time.slice(11, 19)} UTC</time>.${isOld && html` <strong>Content has changed since.</strong>`}</p>
${checkForm(query)}
</div>
${filterHtml(flaws, query)}
${flaws.total === 0 ? html`<p class="none">${problems.length === 0 ? 'There are no problems.' : 'No problem fits.'}</p>` : tableHtml(flaws, query)}
<p class="quiet end">The same as text, JSON or SARIF: <code>lectern check</code>. What can be corrected safely: <code>lectern check --fix</code>. What users say of pages: <code>lectern dev --insights FILE</code>, with a file of <code>lectern insights export</code>.</p>`
}

function checkForm(query: FlawsQuery): Html {
  return html`<form method="post" action="${flawsAddress(query)}"><button class="button plain">Check again</button></form>`
}

/** The languages that have problems, and the one that is shown. */
function localesHtml(problems: readonly SiteProblem[], shown: LocaleCode): Html {
  const locales = [...new Set([...problems.flatMap(({ locale }) => locale ?? []), shown])].toSorted()
  const links = locales.map((locale) => {
    const count = problems.filter((problem) => problem.locale === locale).length
    return html`<li><a href="${flawsPath(locale)}"${locale === shown && html` aria-current="page"`}><bdi lang="${locale}">${findLocale(locale)?.native ?? locale}</bdi> <span class="count">${count}</span></a></li>`
  })
  return html`<nav aria-label="Languages"><ul>${links}</ul></nav>`
}

function filterHtml({ kinds, severities }: Flaws, query: FlawsQuery): Html {
  const severityOptions = SEVERITIES.map((severity) =>
    optionHtml(severity, `${SEVERITY_NAMES[severity]} (${severities.get(severity) ?? 0})`, query.severity === severity),
  )
  const kindOptions = kinds.map(([kind, count]) => optionHtml(kind, `${kind} (${count})`, query.kind === kind))
  const sortOptions = FLAW_SORTS.map((sort) => optionHtml(sort, sort, query.sort === sort))
  return html`<form class="filter" role="search" aria-label="Problems" action="${flawsPath(query.locale)}">
<div><label for="severity">Severity</label><select id="severity" name="severity">${optionHtml('', 'all', query.severity === undefined)}${severityOptions}</select></div>
<div><label for="kind">Kind</label><select id="kind" name="kind">${optionHtml('', 'all', query.kind === '')}${kindOptions}</select></div>
<div><label for="sort">Sort by</label><select id="sort" name="sort">${sortOptions}</select></div>
<div class="words"><label for="q">Page, file or message contains</label><input type="search" id="q" name="q" value="${query.words}" autocomplete="off"></div>
<button class="button">Show</button>
</form>`
}

function optionHtml(value: string, text: string, isSelected: boolean): Html {
  return html`<option value="${value}"${isSelected && html` selected`}>${text}</option>`
}

function tableHtml(flaws: Flaws, query: FlawsQuery): Html {
  const place = flaws.pages === 1 ? '' : `, page ${flaws.page} of ${flaws.pages}`
  return html`<div class="scroll" role="region" tabindex="0" aria-labelledby="flaws-caption">
<table>
<caption id="flaws-caption">${countOf(flaws.total, 'problem')}${place}</caption>
<thead><tr><th scope="col">Page</th><th scope="col">Severity</th><th scope="col">Kind</th><th scope="col">Problem</th></tr></thead>
<tbody>
${joinHtml(flaws.shown.map(rowHtml), '\n')}
</tbody>
</table>
</div>
${flaws.pages > 1 && pagesHtml(flaws, query)}`
}

function rowHtml({ page, file, line, column, severity, kind, message, hint }: SiteProblem): Html {
  const place = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
  const title = page !== undefined && html`<a href="${page.url}"><bdi>${page.title}</bdi></a>`
  return html`<tr><th scope="row">${title}<code class="place">${addressHtml(place)}</code></th><td><span class="severity ${severity}">${SEVERITY_NAMES[severity]}</span></td><td class="kind">${kind}</td><td class="message"><bdi>${addressHtml(message)}</bdi>${hint !== undefined && html`<span class="hint"><bdi>${addressHtml(hint)}</bdi></span>`}</td></tr>`
}

function pagesHtml({ page, pages }: Flaws, query: FlawsQuery): Html {
  const link = (to: number, text: string, rel: string): Html | false =>
    to >= 1 && to <= pages && html`<li><a href="${flawsAddress({ ...query, page: to })}" rel="${rel}">${text}</a></li>`
  return html`<nav aria-label="Pages of problems"><ul>${link(page - 1, 'Previous page', 'prev')}${link(page + 1, 'Next page', 'next')}</ul></nav>`
}
