import { linkToPage } from './link.ts'
import { defineMacro, optionalText, text } from './macro.ts'

/** `{{SVGAttr("d")}}`: a link to the page of an SVG attribute. */
export const svgattr = defineMacro({
  name: 'svgattr',
  parameters: { attribute: text, text: optionalText, anchor: optionalText },
  render: ({ attribute, text, anchor }, context) =>
    linkToPage(
      { url: `/docs/Web/SVG/Reference/Attribute/${attribute}`, text: text ?? attribute, anchor, isCode: true, written: attribute },
      context,
    ),
})
