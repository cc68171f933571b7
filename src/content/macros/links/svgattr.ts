import { linkToPage } from '../engine/link.ts'
import { defineMacro, optionalText, text } from '../engine/macro.ts'
import { splitFragment } from '../engine/split-fragment.ts'

/** `{{SVGAttr("d")}}`: a link to the page of an SVG attribute. */
export const svgattr = defineMacro({
  name: 'svgattr',
  parameters: { attribute: text, text: optionalText, anchor: optionalText },
  render({ attribute, text, anchor }, context) {
    const { name, fragment } = splitFragment(attribute)
    return linkToPage(
      {
        url: `/docs/Web/SVG/Reference/Attribute/${name}`,
        text: text ?? name,
        anchor,
        fragment,
        isCode: true,
        argument: { written: attribute, isShown: text === undefined },
      },
      context,
    )
  },
})
