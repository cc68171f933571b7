import { defineMacro, optionalText } from './macro.ts'
import { prevNextButtons } from './prev-next.ts'

/** `{{NextMenu("next", "menu")}}` */
export const nextmenu = defineMacro({
  name: 'nextmenu',
  isBlock: true,
  parameters: { next: optionalText, menu: optionalText },
  render: prevNextButtons,
})
