import { normaliseApiName } from '../tree/xref-api.ts'
import { linkToPage } from './link.ts'
import { defineMacro, optionalFlag, optionalText, text } from './macro.ts'

/** `{{DOMxRef("Document.querySelector()")}}`: a link to a Web API, found whatever its case. */
export const domxref = defineMacro({
  name: 'domxref',
  parameters: { name: text, text: optionalText, anchor: optionalText, isPlain: optionalFlag },
  render({ name, text, anchor, isPlain }, context) {
    const slug = context.findApi(name) ?? `Web/API/${normaliseApiName(name)}`
    const shown = (text ?? name) + (anchor === undefined ? '' : `.${anchor}`)
    return linkToPage({ url: `/docs/${slug}`, text: shown, title: text, anchor, isCode: isPlain !== true }, context)
  },
})
