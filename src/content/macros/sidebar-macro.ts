import { defineMacro, type Macro } from './macro.ts'

/** A macro that puts the sidebar of its own name beside the page, as the front matter's `sidebar` does (reference/content.md 2.6). */
export function defineSidebarMacro(name: string): Macro {
  return defineMacro({
    name,
    isBlock: true,
    parameters: {},
    render(_, context) {
      context.requestSidebar({ name, args: [] })
      return ''
    },
  })
}
