import { linkToPage, reportSpelling } from '../engine/link.ts'
import { defineMacro, optionalFlag, optionalText, text } from '../engine/macro.ts'
import { splitFragment } from '../engine/split-fragment.ts'

/** `{{JSxRef("Array.prototype.map()")}}`: a link into the JavaScript reference. The name is shown as it is written. */
export const jsxref = defineMacro({
  name: 'jsxref',
  parameters: { name: text, text: optionalText, anchor: optionalText, isPlain: optionalFlag },
  render({ name: written, text, anchor, isPlain }, context) {
    const { name, fragment } = splitFragment(written)
    const found = context.findJs(name)
    if (found === 'ambiguous')
      context.report({
        kind: 'macro-argument',
        message: `several pages match ${name}`,
        hint: 'write the path below Web/JavaScript/Reference/',
      })
    else if (found?.expectedCase !== undefined)
      reportSpelling({ written, isShown: text === undefined }, found.expectedCase, respell(name, found.expectedCase), context)
    const slug = typeof found === 'object' ? found.slug : `Web/JavaScript/Reference/${name}`
    return linkToPage({ url: `/docs/${slug}`, text: text ?? name, anchor, fragment, isCode: isPlain !== true }, context)
  },
})

/** `array.prototype.map()` with the case of `Array/map`; undefined when the name has another form than the path. */
function respell(name: string, path: string): string | undefined {
  let respelled = name
  let from = 0
  for (const segment of path.split('/')) {
    const at = name.toLowerCase().indexOf(segment.toLowerCase(), from)
    if (at < 0) return undefined
    from = at + segment.length
    respelled = respelled.slice(0, at) + segment + respelled.slice(from)
  }
  return respelled
}
