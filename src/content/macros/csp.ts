import { linkToPage } from './link.ts'
import { defineMacro, text } from './macro.ts'

/** `{{CSP("script-src")}}`: a link to a directive of the Content-Security-Policy header. */
export const csp = defineMacro({
  name: 'csp',
  parameters: { directive: text },
  render: ({ directive }, context) =>
    linkToPage(
      { url: `/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/${directive}`, text: directive, isCode: true, written: directive },
      context,
    ),
})
