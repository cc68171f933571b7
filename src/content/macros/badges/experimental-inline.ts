import { defineMacro } from '../engine/macro.ts'
import { statusIcon } from '../engine/status-icons.ts'

/** `{{Experimental_Inline}}`: the icon after a feature that is experimental. */
export const experimentalInline = defineMacro({
  name: 'experimental_inline',
  aliases: ['experimentalbadge'],
  parameters: {},
  render: (_, context) => statusIcon('experimental', context),
})
