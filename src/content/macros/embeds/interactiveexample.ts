import { html } from '#markup/html.ts'
import { decodeEntities } from '../../text/decode-entities.ts'
import { slugify } from '../../text/slugify.ts'
import { defineMacro, optionalText } from '../engine/macro.ts'

const SIZES = ['shorter', 'taller', 'tabbed-shorter', 'tabbed-standard', 'tabbed-taller']

/**
 * `{{InteractiveExample("CSS demo: color", "taller")}}`: a heading 'Try it' and the place of an example that the user changes.
 * The heading makes the fences after it a section of its own (docs/behaviour/macros.md 24); html/interactive-examples.ts puts them in.
 */
export const interactiveexample = defineMacro({
  name: 'interactiveexample',
  isBlock: true,
  parameters: { name: optionalText, size: optionalText },
  render({ name = '', size }, context) {
    if (size !== undefined && !SIZES.includes(size))
      context.report({ kind: 'macro-argument', message: `unknown size ${size}; expected one of ${SIZES.join(', ')}` })
    const heading = context.text('try_it')
    const known = size !== undefined && SIZES.includes(size) && html` data-size="${size}"`
    return html`<h2 id="${slugify(heading)}">${heading}</h2><interactive-example data-name="${decodeEntities(name)}"${known}></interactive-example>`
  },
})
