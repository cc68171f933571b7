import { isPlatformSlug } from '../../data/baseline.ts'
import { defineMacro } from '../engine/macro.ts'
import { statusIcon } from '../engine/status-icons.ts'

/**
 * `{{Deprecated_Inline}}`: the icon after a feature that is deprecated. On pages about the web platform it is Baseline's for discouraged
 * features, or for features that are being removed when the page's own one is (docs/behaviour/macros.md 13).
 */
export const deprecatedInline = defineMacro({
  name: 'deprecated_inline',
  parameters: {},
  render(_, context) {
    if (!isPlatformSlug(context.page.slug)) return statusIcon('deprecated', context)
    return statusIcon(context.baselineStatusOf(context.page) === 'removing' ? 'removing' : 'discouraged', context)
  },
})
