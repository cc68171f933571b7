import { defineMacro, optionalText } from './macro.ts'
import { prevNextButtons } from './prev-next.ts'

/** `{{PreviousMenuNext("previous", "next", "menu")}}`: the page above comes last, as in the other macros of the family. */
export const previousmenunext = defineMacro({
  name: 'previousmenunext',
  isBlock: true,
  parameters: { previous: optionalText, next: optionalText, menu: optionalText },
  render: prevNextButtons,
})
