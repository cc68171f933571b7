import { decodeEntities } from '../../text/decode-entities.ts'
import { linkToPage } from '../engine/link.ts'
import { defineMacro, optionalText, text } from '../engine/macro.ts'
import { splitFragment } from '../engine/split-fragment.ts'

/**
 * `{{CSSxRef("color")}}`: a link to a CSS property, value, selector or at-rule. The name's form says which: `<color>`,
 * `calc()`, `:has()`, `@media`. A fragment may stand in the name (docs/behaviour/macros.md 1, 2).
 */
export const cssxref = defineMacro({
  name: 'cssxref',
  parameters: { name: text, text: optionalText, anchor: optionalText },
  render({ name: written, text, anchor }, context) {
    const { name, fragment } = splitFragment(decodeEntities(written))
    const slug = context.findCss(name)
    const page = slug === undefined ? undefined : context.resolve(`/${context.locale}/docs/${slug}`)?.page
    return linkToPage(
      {
        url: `/docs/${slug ?? `Web/CSS/${withoutBrackets(name)}`}`,
        text: text ?? defaultText(name, page?.pageType),
        anchor,
        fragment,
        isCode: true,
      },
      context,
    )
  },
})

/** A type without a page has no angle brackets in its address. */
function withoutBrackets(name: string): string {
  return name.replace(/^<(.*)>$/, '$1')
}

/** The last segment of the name, written as its kind is: `calc()`, `<length>`; of a descriptor the descriptor alone. */
function defaultText(name: string, pageType: string | undefined): string {
  const leaf = name.slice(name.lastIndexOf('/') + 1)
  if (pageType === 'css-function' && !leaf.endsWith(')')) return `${leaf}()`
  if (pageType === 'css-type' && !leaf.startsWith('<')) return `<${leaf}>`
  return leaf
}
