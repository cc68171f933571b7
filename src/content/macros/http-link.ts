import { linkToPage } from './link.ts'
import type { Macro } from './macro.ts'
import { defineMacro, optionalFlag, optionalText, text } from './macro.ts'

/**
 * A macro that links to an HTTP header, status or method: `{{HTTPHeader("ETag")}}`. The anchor is a fragment as it is, and is
 * shown behind the text (reference/content.md 2.1).
 *
 * @param folder below Web/HTTP/Reference/
 */
export function defineHttpLink(name: string, folder: 'Headers' | 'Status' | 'Methods'): Macro {
  return defineMacro({
    name,
    parameters: { target: text, text: optionalText, anchor: optionalText, isPlain: optionalFlag },
    render({ target, text, anchor, isPlain }, context) {
      const shown = (text ?? target) + (anchor === undefined ? '' : `.${anchor}`)
      return linkToPage(
        { url: `/docs/Web/HTTP/Reference/${folder}/${target}`, text: shown, fragment: anchor, written: target, isCode: isPlain !== true },
        context,
      )
    },
  })
}
