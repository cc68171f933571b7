import { defineMacro, optionalFlag, optionalNumber, optionalText } from '../engine/macro.ts'
import { pageList } from './page-list.ts'

/** `{{ListSubpages("/en-US/docs/Web", 2, 1, 1)}}`: links to the pages below a page; levels, last one first, numbered. */
export const listsubpages = defineMacro({
  name: 'listsubpages',
  isBlock: true,
  parameters: { address: optionalText, depth: optionalNumber, isReversed: optionalFlag, isOrdered: optionalFlag },
  render: ({ address, depth = 1, isReversed = false, isOrdered = false }, context) =>
    pageList({ address, depth, isReversed, isOrdered }, context),
})
