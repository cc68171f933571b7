import { defineMacro } from '../engine/macro.ts'

/** `{{XULElem("box")}}`: nothing. What it linked to is gone; pages may still call it (docs/behaviour/macros.md 12). */
export const xulelem = defineMacro({
  name: 'xulelem',
  parameters: {},
  render: () => undefined,
})
