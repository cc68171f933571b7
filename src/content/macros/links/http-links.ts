import { linkToPage } from '../engine/link.ts'
import { defineMacro, type Macro, optionalFlag, optionalText, text } from '../engine/macro.ts'
import { splitFragment } from '../engine/split-fragment.ts'

/**
 * Links to a header, method or status of HTTP: `{{HTTPHeader("ETag")}}`, `{{HTTPMethod("GET")}}`, `{{HTTPStatus(404)}}`. The anchor is a fragment, and
 * is shown after the text.
 */
export const HTTP_LINK_MACROS: readonly Macro[] = [
  defineHttpLink('httpheader', 'Headers'),
  defineHttpLink('httpmethod', 'Methods'),
  defineHttpLink('httpstatus', 'Status'),
]

/** @param folder below Web/HTTP/Reference/ */
function defineHttpLink(name: string, folder: 'Headers' | 'Status' | 'Methods'): Macro {
  return defineMacro({
    name,
    parameters: { target: text, text: optionalText, anchor: optionalText, isPlain: optionalFlag },
    render({ target, text, anchor, isPlain }, context) {
      const { name, fragment } = splitFragment(target)
      const shown = (text ?? name) + (anchor === undefined ? '' : `.${anchor}`)
      const place = fragment === undefined ? { fragment: anchor } : { fragment, anchor }
      return linkToPage(
        {
          url: `/docs/Web/HTTP/Reference/${folder}/${name}`,
          text: shown,
          ...place,
          isCode: isPlain !== true,
          argument: { written: target, isShown: text === undefined },
        },
        context,
      )
    },
  })
}
