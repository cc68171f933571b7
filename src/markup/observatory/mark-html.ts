import { observatoryText } from '#locales/observatory.ts'
import { type Html, html } from '../html.ts'

/** A check mark or a cross, with its meaning for screen readers. @param pass null: the test does not apply */
export function markHtml(pass: boolean | null): Html {
  if (pass === null)
    return html`<span><span aria-hidden="true">-</span><span class="visually-hidden">${observatoryText('not_applicable')}</span></span>`
  const meaning = observatoryText(pass ? 'passed' : 'failed')
  return html`<span class="${pass ? 'obs-good' : 'obs-bad'}"><span aria-hidden="true">${pass ? '✓' : '✕'}</span><span class="visually-hidden">${meaning}</span></span>`
}
