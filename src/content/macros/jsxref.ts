import { linkToPage } from './link.ts'
import { defineMacro, optionalFlag, optionalText, text } from './macro.ts'

/** `{{JSxRef("Array.prototype.map()")}}`: a link into the JavaScript reference. The name is shown as it is written. */
export const jsxref = defineMacro({
  name: 'jsxref',
  parameters: { name: text, text: optionalText, anchor: optionalText, isPlain: optionalFlag },
  render({ name, text, anchor, isPlain }, context) {
    const found = context.findJs(name)
    if (found === 'ambiguous') context.report('macro-argument', `several pages answer to ${name}`, 'write the path below Web/JavaScript/Reference/')
    else if (found?.expectedCase !== undefined) context.report('macro-argument', `${name} is spelled ${found.expectedCase} in the page's address`, 'use that spelling', 'info')
    const slug = typeof found === 'object' ? found.slug : `Web/JavaScript/Reference/${name}`
    return linkToPage({ url: `/docs/${slug}`, text: text ?? name, anchor, isCode: isPlain !== true }, context)
  },
})
