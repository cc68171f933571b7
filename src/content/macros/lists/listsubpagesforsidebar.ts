import { defineMacro, optionalFlag, optionalText } from '../engine/macro.ts'
import { pageList } from './page-list.ts'

/** `{{ListSubpagesForSidebar("Web/API", 1, 1)}}`: a numbered list of the pages directly below a page, as code unless told otherwise, on request with the page itself first. */
export const listsubpagesforsidebar = defineMacro({
  name: 'listsubpagesforsidebar',
  isBlock: true,
  parameters: { address: optionalText, isPlain: optionalFlag, hasOverview: optionalFlag },
  render: ({ address, isPlain, hasOverview }, context) =>
    pageList(
      { address, isOrdered: true, isCode: isPlain !== true, overview: hasOverview === true ? context.text('overview_page') : undefined },
      context,
    ),
})
