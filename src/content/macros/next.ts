import { defineMacro, optionalText } from './macro.ts'
import { prevNextButtons } from './prev-next.ts'

/** `{{Next("slug")}}` */
export const next = defineMacro({ name: 'next', isBlock: true, parameters: { next: optionalText }, render: prevNextButtons })
