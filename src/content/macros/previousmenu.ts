import { defineMacro, optionalText } from './macro.ts'
import { prevNextButtons } from './prev-next.ts'

/** `{{PreviousMenu("previous", "menu")}}` */
export const previousmenu = defineMacro({
  name: 'previousmenu',
  isBlock: true,
  parameters: { previous: optionalText, menu: optionalText },
  render: prevNextButtons,
})
