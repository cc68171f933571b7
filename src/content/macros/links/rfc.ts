import { html } from '#markup/html.ts'
import { defineMacro, number, optionalText } from '../engine/macro.ts'

/** `{{RFC(9110, "HTTP Semantics", "8.8.3")}}`: a link to an RFC, to one of its sections when the number of one is given. */
export const rfc = defineMacro({
  name: 'rfc',
  parameters: { number, content: optionalText, section: optionalText },
  render({ number: rfcNumber, content, section }, context) {
    const fragment = section === undefined ? '' : `#section-${encodeURIComponent(section.toWellFormed())}`
    const place = section === undefined ? '' : `, ${context.text('rfc_section', { number: section })}`
    const text = `RFC ${rfcNumber}${place}${content === undefined ? '' : `: ${content}`}`
    return html`<a href="https://datatracker.ietf.org/doc/html/rfc${rfcNumber}${fragment}">${text}</a>`
  },
})
