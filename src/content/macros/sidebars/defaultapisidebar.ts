import { defineMacro, text } from '../engine/macro.ts'

/** `{{DefaultAPISidebar("Fetch API")}}`: the sidebar of a whole group of Web APIs. */
export const defaultapisidebar = defineMacro({
  name: 'defaultapisidebar',
  isBlock: true,
  parameters: { group: text },
  render({ group }, context) {
    context.requestSidebar({ name: 'defaultapisidebar', args: [group] })
    return undefined
  },
})
