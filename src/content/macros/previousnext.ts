import { defineMacro, optionalText } from './macro.ts'
import { prevNextButtons } from './prev-next.ts'

/** `{{PreviousNext("previous", "next")}}` */
export const previousnext = defineMacro({
  name: 'previousnext',
  isBlock: true,
  parameters: { previous: optionalText, next: optionalText },
  render: prevNextButtons,
})
