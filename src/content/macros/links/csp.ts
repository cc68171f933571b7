import { linkToPage } from '../engine/link.ts'
import { defineMacro, text } from '../engine/macro.ts'
import { splitFragment } from '../engine/split-fragment.ts'

/** `{{CSP("script-src")}}`: a link to a directive of the Content-Security-Policy header. */
export const csp = defineMacro({
  name: 'csp',
  parameters: { directive: text },
  render({ directive }, context) {
    const { name, fragment } = splitFragment(directive)
    return linkToPage(
      {
        url: `/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/${name}`,
        text: name,
        fragment,
        isCode: true,
        argument: { written: directive, isShown: true },
      },
      context,
    )
  },
})
