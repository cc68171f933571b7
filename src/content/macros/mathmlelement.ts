import { linkToPage } from './link.ts'
import { defineMacro, optionalText, text } from './macro.ts'

/** `{{MathMLElement("mfrac")}}`: a link to the page of an element, shown as its tag unless a text is given. */
export const mathmlelement = defineMacro({
  name: 'mathmlelement',
  parameters: { element: text, text: optionalText, anchor: optionalText },
  render: ({ element, text, anchor }, context) =>
    linkToPage(
      {
        url: `/docs/Web/MathML/Reference/Element/${element.toLowerCase()}`,
        text: text ?? `<${element}>`,
        isCode: text === undefined,
        title: `<${element}>`,
        anchor,
      },
      context,
    ),
})
