import { html } from '#markup/html.ts'
import { defineMacro, text } from '../engine/macro.ts'

/** `{{Echo("text")}}`: its argument. For trying out the engine. */
export const echo = defineMacro({
  name: 'echo',
  parameters: { text },
  render: ({ text }) => html`${text}`,
})
