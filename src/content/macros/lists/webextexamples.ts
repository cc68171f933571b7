import { html } from '#markup/html.ts'
import { slugify } from '../../text/slugify.ts'
import { defineMacro, optionalText } from '../engine/macro.ts'
import { exampleLink } from './web-ext-example-link.ts'

const HEADINGS = ['h2', 'h3', 'h4']

/**
 * `{{WebExtExamples("h2")}}`: the example extensions that use the API of the page, below a heading. Nothing when there are none
 * (docs/behaviour/macros.md 20).
 */
export const webextexamples = defineMacro({
  name: 'webextexamples',
  isBlock: true,
  parameters: { heading: optionalText },
  render({ heading = 'h3' }, context) {
    if (!HEADINGS.includes(heading))
      context.report({ kind: 'macro-argument', message: `unknown heading ${heading}; expected one of ${HEADINGS.join(', ')}` })
    const tag = HEADINGS.includes(heading) ? heading : 'h3'
    const data = context.data('webExtExamples')
    if (data.problem !== undefined)
      context.report({
        kind: 'missing-data',
        message: data.problem,
        hint: 'add the list of examples to the content root',
        severity: 'info',
      })
    const examples = data.listUsing(apisOf(context.page.slug))
    if (examples.length === 0) return undefined
    const title = context.text('example_extensions')
    return html`<${tag} id="${slugify(title)}">${title}</${tag}><ul>${examples.map((example) => html`<li>${exampleLink(example)}</li>`)}</ul>`
  },
})

/**
 * The APIs that a page is about, from the last segments of its slug.
 *
 * @example apisOf('Mozilla/Add-ons/WebExtensions/API/tabs') // ['tabs.']
 * @example apisOf('Mozilla/Add-ons/WebExtensions/API/devtools/panels/create') // ['devtools.panels.create', 'panels.create']
 */
function apisOf(slug: string): readonly string[] {
  const segments = slug.split('/')
  const path = segments.slice(segments.indexOf('API') + 1)
  const [only = ''] = path
  return path.length === 1 ? [`${only}.`] : [...new Set([path.join('.'), path.slice(-2).join('.')])]
}
