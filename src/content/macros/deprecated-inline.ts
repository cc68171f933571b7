import { defineMacro } from './macro.ts'
import { statusIcon } from './status-icons.ts'

/** `{{Deprecated_Inline}}`: the icon behind a feature that is deprecated. */
export const deprecatedInline = defineMacro({
  name: 'deprecated_inline',
  parameters: {},
  render: (_, context) => statusIcon('deprecated', context),
})
