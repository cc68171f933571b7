import { defineMacro } from '../engine/macro.ts'
import { statusIcon } from '../engine/status-icons.ts'

/** `{{Non-standard_Inline}}`: the icon after a feature that is non-standard. */
export const nonStandardInline = defineMacro({
  name: 'non_standard_inline',
  parameters: {},
  render: (_, context) => statusIcon('non-standard', context),
})
