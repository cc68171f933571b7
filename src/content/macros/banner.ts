import type { TextKey } from '#locales/content.ts'
import { defineMacro, type Macro } from './macro.ts'

/** A macro for a card at the top of a page. The text is HTML of our own. */
export function defineBanner(name: string, className: string, copy: TextKey): Macro {
  return defineMacro({
    name,
    isBlock: true,
    parameters: {},
    render: (_, context) => `<div class="notecard ${className}"><p>${context.text(copy)}</p></div>`,
  })
}
