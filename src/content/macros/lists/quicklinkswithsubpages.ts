import { defineMacro, optionalText } from '../engine/macro.ts'
import { pageList } from './page-list.ts'

/** `{{QuickLinksWithSubpages("Web/API")}}`: a numbered list of the pages below a page and of those below them (docs/behaviour/macros.md 18). */
export const quicklinkswithsubpages = defineMacro({
  name: 'quicklinkswithsubpages',
  isBlock: true,
  parameters: { address: optionalText },
  render: ({ address }, context) => pageList({ address, depth: 2, isOrdered: true }, context),
})
