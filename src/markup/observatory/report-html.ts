import type { ObservatoryReport } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { type Html, html } from '../html.ts'
import { firstStepsHtml } from './first-steps-html.ts'
import { policyHtml } from './policy-html.ts'
import { reportDataHtml } from './report-data.ts'
import { scanFormHtml } from './scan-form-html.ts'
import { scoresHtml } from './scores-html.ts'
import { type ReportInput, summaryHtml } from './summary-html.ts'

/** What the page of reports shows for an address. */
export type ReportOutcome =
  /** The page as it is built; the script asks for the report. On a host of files it stays so. */
  | { readonly kind: 'unserved' }
  /** @property problem why the newest scan has failed, where it has */
  | ({ readonly kind: 'report'; readonly problem?: string | undefined } & Omit<ReportInput, 'view'>)
  /** No scan of the host is stored. */
  | { readonly kind: 'none'; readonly host: string }
  /** It could not be scanned. */
  | { readonly kind: 'failed'; readonly host: string; readonly problem: string }
  /** The input is no host. */
  | { readonly kind: 'rejected'; readonly problem: string }

type View = Pick<ObservatoryReport, 'links' | 'guides' | 'advice'>

/** The contents of the page of reports, from the links above the heading on; without script they are the whole report (docs/behaviour/observatory.md 218). */
export function reportPageHtml(view: View, outcome: ReportOutcome): Html {
  const host = 'host' in outcome ? outcome.host : undefined
  const path = html`<nav class="obs-path" aria-label="Breadcrumb"><a href="${view.links.landing}">${observatoryText('name')}</a>${host !== undefined && html`<span dir="auto">${observatoryText('report_of', { host })}</span>`}</nav>`
  return html`${path}${outcomeHtml(view, outcome)}`
}

/** A report: summary, what to change first, all tests. The script puts its tabs in place of the tests. */
function reportHtml(input: ReportInput): Html {
  return html`${summaryHtml(input)}${firstStepsHtml(input.analysis)}<div data-obs="results"><section class="obs-results" aria-labelledby="obs-scores"><h2 id="obs-scores">${observatoryText('tab_scoring')}</h2>${scoresHtml(input.view, input.analysis)}${policyHtml(input.analysis.policy)}</section></div>`
}

function outcomeHtml(view: View, outcome: ReportOutcome): Html {
  const { links } = view
  const home = html`<a href="${links.landing}">${observatoryText('home')}</a>`
  switch (outcome.kind) {
    case 'unserved':
      return html`<h1 tabindex="-1">${observatoryText('report_title')}</h1><noscript><p>${observatoryText('needs_script')}</p></noscript>`
    case 'report': {
      const { host, analysis, problem } = outcome
      const notice =
        problem !== undefined && html`<div class="obs-failure" role="alert"><p>${observatoryText('last_failed', { problem })}</p></div>`
      return html`${notice}${reportHtml({ ...outcome, view })}${reportDataHtml({ kind: 'report', host, analysis })}`
    }
    case 'none': {
      const { host } = outcome
      const form = scanFormHtml({ report: links.report, host, label: observatoryText('scan_now') })
      return html`${headingHtml(host)}<div class="obs-unscanned"><p>${observatoryText('not_scanned', { host })}</p><div class="obs-actions">${form}${home}</div></div>${reportDataHtml({ kind: 'none', host })}`
    }
    case 'failed': {
      const form = scanFormHtml({ report: links.report, host: outcome.host, label: observatoryText('try_again') })
      return html`${headingHtml(outcome.host)}<div class="obs-failure" role="alert"><p>${outcome.problem}</p><div class="obs-actions">${form}${home}</div></div>${reportDataHtml({ kind: 'final' })}`
    }
    case 'rejected':
      return html`<h1 tabindex="-1">${observatoryText('report_title')}</h1><div class="obs-failure" role="alert"><p>${outcome.problem}</p><p class="obs-actions">${home}</p></div>${reportDataHtml({ kind: 'final' })}`
  }
}

function headingHtml(host: string): Html {
  return html`<h1 tabindex="-1" dir="auto">${observatoryText('summary', { host })}</h1>`
}
