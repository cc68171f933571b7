import { defineMacro, optionalText } from '../engine/macro.ts'

/** `{{APIRef("Fetch API")}}`: the sidebar of the interface that the page is about, and of the group of Web APIs it belongs to. */
export const apiref = defineMacro({
  name: 'apiref',
  isBlock: true,
  parameters: { group: optionalText },
  render({ group }, context) {
    context.requestSidebar({ name: 'apiref', args: group === undefined ? [] : [group] })
    return undefined
  },
})
