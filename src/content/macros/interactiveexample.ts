import { escapeHtml } from '../html/escape.ts'
import { slugify } from '../html/slugify.ts'
import { defineMacro, optionalText } from './macro.ts'

const SIZES = ['shorter', 'taller', 'tabbed-shorter', 'tabbed-standard', 'tabbed-taller']

/**
 * `{{InteractiveExample("CSS demo: color", "taller")}}`: a heading 'Try it' and the place of an example that the reader changes.
 * The heading makes the fences behind it a section of its own (reference/content.md 2.4); html/interactive-examples.ts puts them in.
 */
export const interactiveexample = defineMacro({
  name: 'interactiveexample',
  isBlock: true,
  parameters: { name: optionalText, size: optionalText },
  render({ name = '', size }, context) {
    if (size !== undefined && !SIZES.includes(size))
      context.report('macro-argument', `unknown size ${size}; expected one of ${SIZES.join(', ')}`)
    const heading = context.text('try_it')
    const known = size !== undefined && SIZES.includes(size) ? ` data-size="${size}"` : ''
    return `<h2 id="${slugify(heading)}">${escapeHtml(heading)}</h2><interactive-example data-name="${escapeHtml(name)}"${known}></interactive-example>`
  },
})
