import { defineMacro } from './macro.ts'
import { statusIcon } from './status-icons.ts'

/** `{{Experimental_Inline}}`: the icon behind a feature that is experimental. */
export const experimentalInline = defineMacro({
  name: 'experimental_inline',
  aliases: ['experimentalbadge'],
  parameters: {},
  render: (_, context) => statusIcon('experimental', context),
})
