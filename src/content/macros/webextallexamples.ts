import { docUrl } from '#contracts/urls.ts'
import { escapeHtml } from '../html/escape.ts'
import { linkToPage } from './link.ts'
import { defineMacro, type MacroContext } from './macro.ts'
import { exampleLink } from './web-ext-example-link.ts'

/** `{{WebExtAllExamples}}`: a table of all example extensions with the APIs they use. Nothing without the data. */
export const webextallexamples = defineMacro({
  name: 'webextallexamples',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const { list, fault } = context.data('webExtExamples')
    if (fault !== undefined) context.report('missing-data', fault, 'add the list of examples to the content root', 'info')
    if (list.length === 0) return ''
    const head = (['example_name', 'example_description', 'example_apis'] as const).map(
      (key) => `<th scope="col">${escapeHtml(context.text(key))}</th>`,
    )
    const rows = list.map(
      (example) =>
        `<tr><td>${exampleLink(example)}</td><td>${escapeHtml(example.description ?? '')}</td><td>${example.javascript_apis.map((api) => apiLink(api, context)).join('<br>')}</td></tr>`,
    )
    return `<table class="example-extensions"><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  },
})

/** Examples may use APIs that have no page. */
function apiLink(api: string, context: MacroContext): string {
  const url = docUrl(context.locale, `Mozilla/Add-ons/WebExtensions/API/${api.replaceAll('.', '/')}`)
  return context.resolve(url) === undefined ? `<code>${escapeHtml(api)}</code>` : linkToPage({ url, text: api, isCode: true }, context)
}
