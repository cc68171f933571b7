import type { ServerLines } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { type Html, html } from '../html.ts'

/** Lines of configuration for each server, which open on request. @param title what they are for, for screen readers */
export function serverLinesHtml(lines: readonly ServerLines[], title: string): Html {
  const rows = lines.map(({ server, code }) => html`<div><dt>${server}</dt><dd><code>${code}</code></dd></div>`)
  return html`<details class="obs-advice"><summary>${observatoryText('configure')}<span class="visually-hidden">: ${title}</span></summary><dl>${rows}</dl></details>`
}
