import { linkToPage } from './link.ts'
import { defineMacro, optionalText, text } from './macro.ts'

/**
 * `{{CSSxRef("color")}}`: a link to a CSS property, value, selector or at-rule. The name's form tells which: `<color>`,
 * `calc()`, `:has()`, `@media` (reference/content.md 2.1). A fragment may stand in the name and then wins over `anchor`.
 */
export const cssxref = defineMacro({
  name: 'cssxref',
  parameters: { name: text, text: optionalText, anchor: optionalText },
  render({ name: written, text, anchor }, context) {
    const [name = '', fragment] = written.replace(/&lt;/g, '<').replace(/&gt;/g, '>').split('#')
    if (fragment !== undefined && anchor !== undefined)
      context.report('macro-argument', `two anchors: #${fragment} in the name and ${anchor}; the name's is used`)
    const slug = context.findCss(name)
    const page = slug === undefined ? undefined : context.resolve(`/${context.locale}/docs/${slug}`)?.page
    return linkToPage(
      {
        url: `/docs/${slug ?? `Web/CSS/${name}`}`,
        text: text ?? defaultText(name, page?.pageType),
        ...(fragment === undefined ? { anchor } : { fragment }),
        isCode: true,
      },
      context,
    )
  },
})

/** The last segment of the name, written as its kind is: `calc()`, `<length>`. */
function defaultText(name: string, pageType: string | undefined): string {
  const leaf = name.startsWith('@') ? name : name.slice(name.lastIndexOf('/') + 1)
  if (pageType === 'css-function' && !leaf.endsWith(')')) return `${leaf}()`
  if (pageType === 'css-type' && !leaf.startsWith('<')) return `<${leaf}>`
  return leaf
}
