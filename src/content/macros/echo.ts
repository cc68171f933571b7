import { escapeHtml } from '../html/escape.ts'
import { defineMacro, text } from './macro.ts'

/** `{{Echo("text")}}`: its argument. For trying out the engine. */
export const echo = defineMacro({
  name: 'echo',
  parameters: { text },
  render: ({ text }) => escapeHtml(text),
})
