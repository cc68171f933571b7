import { defineMacro, optionalText } from './macro.ts'
import { prevNextButtons } from './prev-next.ts'

/** `{{PreviousMenuNext("previous", "menu", "next")}}` */
export const previousmenunext = defineMacro({
  name: 'previousmenunext',
  isBlock: true,
  parameters: { previous: optionalText, menu: optionalText, next: optionalText },
  render: prevNextButtons,
})
