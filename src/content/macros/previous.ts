import { defineMacro, optionalText } from './macro.ts'
import { prevNextButtons } from './prev-next.ts'

/** `{{Previous("slug")}}` */
export const previous = defineMacro({ name: 'previous', isBlock: true, parameters: { previous: optionalText }, render: prevNextButtons })
