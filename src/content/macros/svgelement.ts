import { linkToPage } from './link.ts'
import { defineMacro, optionalText, text } from './macro.ts'

/** `{{SVGElement("path")}}`: a link to the page of an element, shown as its tag unless a text is given. */
export const svgelement = defineMacro({
  name: 'svgelement',
  parameters: { element: text, text: optionalText, anchor: optionalText },
  render: ({ element, text, anchor }, context) =>
    linkToPage(
      {
        url: `/docs/Web/SVG/Reference/Element/${element}`,
        text: text ?? `<${element}>`,
        isCode: text === undefined,
        anchor,
        written: element,
      },
      context,
    ),
})
