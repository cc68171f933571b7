import { html } from '#markup/html.ts'
import { defineMacro } from '../engine/macro.ts'

/**
 * `{{Deprecated_Header}}`: the card that says that a feature is deprecated. Nothing where Baseline says so already: the page then shows its
 * `baselineStatus` (docs/behaviour/macros.md 14).
 */
export const deprecatedHeader = defineMacro({
  name: 'deprecated_header',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const status = context.baselineStatusOf(context.page)
    return status === 'discouraged' || status === 'removing'
      ? undefined
      : html`<div class="notecard deprecated"><p>${context.htmlText('deprecated_banner')}</p></div>`
  },
})
