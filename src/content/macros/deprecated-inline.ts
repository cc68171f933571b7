import { isPlatformSlug } from '../data/baseline.ts'
import { defineMacro } from './macro.ts'
import { statusIcon } from './status-icons.ts'

/**
 * `{{Deprecated_Inline}}`: the icon behind a feature that is deprecated. On pages about the web platform it is Baseline's for discouraged
 * features, or for features that are being removed when the page's own one is (reference/content.md 2.2).
 */
export const deprecatedInline = defineMacro({
  name: 'deprecated_inline',
  parameters: {},
  render(_, context) {
    if (!isPlatformSlug(context.page.slug)) return statusIcon('deprecated', context)
    return statusIcon(context.baselineStatusOf(context.page) === 'removing' ? 'removing' : 'discouraged', context)
  },
})
