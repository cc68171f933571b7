import type { Analysis } from '#contracts/observatory-calls.ts'
import { observatoryText } from '#locales/observatory.ts'
import { type Html, html } from '../html.ts'
import { richTextHtml } from './rich-text-html.ts'
import { serverLinesHtml } from './server-lines-html.ts'
import { tableHtml } from './table-html.ts'

/** A policy to try: the header, each line with its reason, what a scan does not see, configuration for servers. Nothing where there is none. */
export function policyHtml(policy: Analysis['policy'] | undefined): Html {
  if (policy === null || policy === undefined) return html``
  const rows = policy.directives.map(({ name, sources, reason }) => [
    html`<code>${name}</code>`,
    sources.map((source) => html`<code>${source}</code> `),
    richTextHtml(reason),
  ])
  const columns = [observatoryText('policy_directive'), observatoryText('policy_sources'), observatoryText('reason')]
  const title = observatoryText('policy_title')
  const text = `Content-Security-Policy-Report-Only: ${policy.directives.map(({ name, sources }) => [name, ...sources].join(' ')).join(';\n  ')}`
  return html`<section class="obs-proposal" aria-labelledby="obs-proposal"><h3 id="obs-proposal">${title}</h3><p>${observatoryText('policy_text')}</p><div class="obs-policy"><code dir="ltr">${text}</code></div><div data-place="copy"></div>${serverLinesHtml(policy.servers, title)}${tableHtml({ caption: title, columns, rows })}<h4>${observatoryText('policy_notes')}</h4><ul>${policy.notes.map((note) => html`<li>${richTextHtml(note)}</li>`)}</ul></section>`
}
