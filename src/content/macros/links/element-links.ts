import { linkToPage } from '../engine/link.ts'
import { defineMacro, type Macro, optionalText, text } from '../engine/macro.ts'
import { splitFragment } from '../engine/split-fragment.ts'

/** `{{HTMLElement("dialog")}}`, `{{SVGElement("path")}}`: a link to the page of an element, shown as its tag unless a text is given. */
export const ELEMENT_LINK_MACROS: readonly Macro[] = [
  defineElementLink('htmlelement', 'Web/HTML/Reference/Elements'),
  defineElementLink('svgelement', 'Web/SVG/Reference/Element'),
]

/** @param folder the slug of the page above those of the elements */
function defineElementLink(name: string, folder: string): Macro {
  return defineMacro({
    name,
    parameters: { element: text, text: optionalText, anchor: optionalText },
    render({ element, text, anchor }, context) {
      const { name, fragment } = splitFragment(element)
      return linkToPage(
        {
          url: `/docs/${folder}/${name}`,
          text: text ?? `<${name}>`,
          isCode: text === undefined,
          anchor,
          fragment,
          argument: { written: element, isShown: text === undefined },
        },
        context,
      )
    },
  })
}
