import { defineMacro } from './macro.ts'

/** `{{XULElem("box")}}`: nothing. What it linked to is gone; pages may still call it (reference/content.md 1.4). */
export const xulelem = defineMacro({
  name: 'xulelem',
  parameters: {},
  render: () => '',
})
