import type { TextKey } from '#locales/content.ts'
import { html } from '#markup/html.ts'
import { defineMacro, type Macro } from '../engine/macro.ts'

/** The macros for a card at the top of a page. Its text is HTML of our own. */
export const BANNER_MACROS: readonly Macro[] = [
  defineBanner('non_standard_header', 'nonstandard', 'non_standard_banner'),
  defineBanner('securecontext_header', 'secure', 'secure_context_banner'),
  defineBanner('seecompattable', 'experimental', 'experimental_banner'),
]

function defineBanner(name: string, className: string, copy: TextKey): Macro {
  return defineMacro({
    name,
    isBlock: true,
    parameters: {},
    render: (_, context) => html`<div class="notecard ${className}"><p>${context.htmlText(copy)}</p></div>`,
  })
}
