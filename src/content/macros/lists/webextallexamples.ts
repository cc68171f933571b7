import { docUrl } from '#contracts/urls.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import { linkToPage } from '../engine/link.ts'
import { defineMacro, type MacroContext } from '../engine/macro.ts'
import { exampleLink } from './web-ext-example-link.ts'

/** `{{WebExtAllExamples}}`: a table of all example extensions with the APIs they use. Nothing without the data. */
export const webextallexamples = defineMacro({
  name: 'webextallexamples',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const { list, problem } = context.data('webExtExamples')
    if (problem !== undefined)
      context.report({ kind: 'missing-data', message: problem, hint: 'add the list of examples to the content root', severity: 'info' })
    if (list.length === 0) return undefined
    const head = (['example_name', 'example_description', 'example_apis'] as const).map(
      (key) => html`<th scope="col">${context.text(key)}</th>`,
    )
    const rows = list.map(
      (example) =>
        html`<tr><td>${exampleLink(example)}</td><td>${example.description ?? ''}</td><td>${joinHtml(
          example.javascript_apis.map((api) => apiLink(api, context)),
          '<br>',
        )}</td></tr>`,
    )
    return html`<table class="example-extensions"><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`
  },
})

/** Examples may use APIs that have no page. */
function apiLink(api: string, context: MacroContext): Html {
  const url = docUrl(context.locale, `Mozilla/Add-ons/WebExtensions/API/${api.replaceAll('.', '/')}`)
  return context.resolve(url) === undefined ? html`<code>${api}</code>` : linkToPage({ url, text: api, isCode: true }, context)
}
