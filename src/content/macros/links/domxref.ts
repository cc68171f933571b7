import { normaliseApiName } from '../../tree/xref-api.ts'
import { linkToPage } from '../engine/link.ts'
import { defineMacro, optionalFlag, optionalText, text } from '../engine/macro.ts'
import { splitFragment } from '../engine/split-fragment.ts'

/** `{{DOMxRef("Document.querySelector()")}}`: a link to a Web API, found whatever its case. */
export const domxref = defineMacro({
  name: 'domxref',
  parameters: { name: text, text: optionalText, anchor: optionalText, isPlain: optionalFlag },
  render({ name: written, text, anchor, isPlain }, context) {
    const { name, fragment } = splitFragment(written)
    const slug = context.findApi(name) ?? `Web/API/${normaliseApiName(name)}`
    const shown = (text ?? name) + (anchor === undefined ? '' : `.${anchor}`)
    return linkToPage({ url: `/docs/${slug}`, text: shown, title: text, anchor, fragment, isCode: isPlain !== true }, context)
  },
})
