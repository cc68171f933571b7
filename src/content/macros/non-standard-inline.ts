import { defineMacro } from './macro.ts'
import { statusIcon } from './status-icons.ts'

/** `{{Non-standard_Inline}}`: the icon behind a feature that is non-standard. */
export const nonStandardInline = defineMacro({
  name: 'non_standard_inline',
  parameters: {},
  render: (_, context) => statusIcon('non-standard', context),
})
