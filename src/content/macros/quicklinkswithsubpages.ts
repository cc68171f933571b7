import { defineMacro, optionalText } from './macro.ts'
import { pageList } from './page-list.ts'

/** `{{QuickLinksWithSubpages("Web/API")}}`: a numbered list of the pages below a page and of those below them (reference/content.md 2.7). */
export const quicklinkswithsubpages = defineMacro({
  name: 'quicklinkswithsubpages',
  isBlock: true,
  parameters: { address: optionalText },
  render: ({ address }, context) => pageList({ address, depth: 2, isOrdered: true }, context),
})
