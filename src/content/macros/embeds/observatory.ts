import { GRADES } from '#contracts/observatory.ts'
import { observatoryText } from '#locales/observatory.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import type { Check } from '#scanner/checks/check.ts'
import { CHECKS } from '#scanner/checks/index.ts'
import { linkToPage } from '../engine/link.ts'
import { defineMacro, type MacroContext } from '../engine/macro.ts'

/** `{{ObservatoryGrades}}`: the grades of the scanner with the scores that earn them. */
export const observatoryGrades = defineMacro({
  name: 'observatorygrades',
  isBlock: true,
  parameters: {},
  render: () => {
    const rows = GRADES.map(
      ({ grade, from }) => html`<tr><th scope="row">${withMinus(grade)}</th><td>${observatoryText('from', { score: from })}</td></tr>`,
    )
    return tableOf([observatoryText('grade_column'), observatoryText('score_column')], rows)
  },
})

/** `{{ObservatoryTests}}`: all tests of the scanner with all of their results, a section for each test. */
export const observatoryTests = defineMacro({
  name: 'observatorytests',
  isBlock: true,
  parameters: {},
  render: (_, context) => joinHtml(CHECKS.map((check) => testSection(check, context))),
})

function testSection({ name, title, guide, results }: Check, context: MacroContext): Html {
  const rows = Object.entries(results).map(
    ([key, { description, modifier, pass }]) =>
      html`<tr><th scope="row"><code>${key}</code></th><td>${withCode(description)}</td><td>${pass === null ? '-' : withSign(modifier)}</td></tr>`,
  )
  const columns = [observatoryText('test_result'), observatoryText('description_column'), observatoryText('modifier_column')]
  return html`<h2 id="${name}">${title}</h2>${guideOf(guide, title, context)}${tableOf(columns, rows)}`
}

/** Only a page that exists is linked. */
function guideOf(guide: string, title: string, context: MacroContext): Html {
  const [slug, fragment] = guide.split('#')
  const url = `/docs/${slug}`
  if (context.resolve(`/${context.locale}${url}`) === undefined) return html``
  return html`<p>${observatoryText('see')} ${linkToPage({ url, text: title, fragment, isCode: false }, context)}</p>`
}

function tableOf(columns: readonly string[], rows: readonly Html[]): Html {
  return html`<table><thead><tr>${joinHtml(columns.map((column) => html`<th scope="col">${column}</th>`))}</tr></thead><tbody>${joinHtml(rows)}</tbody></table>`
}

/** A text of the scanner, whose code is in backticks. */
function withCode(text: string): Html {
  return joinHtml(text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`)))
}

function withSign(modifier: number): string {
  return modifier > 0 ? `+${modifier}` : withMinus(String(modifier))
}

function withMinus(text: string): string {
  return text.replace('-', '\u2212')
}
