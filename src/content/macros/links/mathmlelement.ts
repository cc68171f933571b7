import { linkToPage } from '../engine/link.ts'
import { defineMacro, optionalText, text } from '../engine/macro.ts'
import { splitFragment } from '../engine/split-fragment.ts'

/** `{{MathMLElement("mfrac")}}`: a link to the page of an element, shown as its tag unless a text is given. */
export const mathmlelement = defineMacro({
  name: 'mathmlelement',
  parameters: { element: text, text: optionalText, anchor: optionalText },
  render({ element, text, anchor }, context) {
    const { name, fragment } = splitFragment(element)
    return linkToPage(
      {
        url: `/docs/Web/MathML/Reference/Element/${name.toLowerCase()}`,
        text: text ?? `<${name}>`,
        isCode: text === undefined,
        title: `<${name}>`,
        anchor,
        fragment,
      },
      context,
    )
  },
})
