import { linkToPage } from './link.ts'
import { defineMacro, optionalText, text } from './macro.ts'

/** `{{HTMLElement("dialog")}}`: a link to the page of an element, shown as its tag unless a text is given. */
export const htmlelement = defineMacro({
  name: 'htmlelement',
  parameters: { element: text, text: optionalText, anchor: optionalText },
  render: ({ element, text, anchor }, context) =>
    linkToPage(
      {
        url: `/docs/Web/HTML/Reference/Elements/${element}`,
        text: text ?? `<${element}>`,
        isCode: text === undefined,
        anchor,
        written: element,
      },
      context,
    ),
})
