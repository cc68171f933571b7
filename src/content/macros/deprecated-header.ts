import { defineMacro } from './macro.ts'

/**
 * `{{Deprecated_Header}}`: the card that says that a feature is deprecated. Nothing where Baseline says so already: the page then shows its
 * `baselineStatus` (reference/content.md 2.3).
 */
export const deprecatedHeader = defineMacro({
  name: 'deprecated_header',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const status = context.baselineStatusOf(context.page)
    return status === 'discouraged' || status === 'removing'
      ? ''
      : `<div class="notecard deprecated"><p>${context.text('deprecated_banner')}</p></div>`
  },
})
