import { findAttribute } from '../source/source-tags.ts'
import type { CheckedPage, PageFault } from './page-check.ts'

/** Ids that HTML of the page gives twice, in any case: the second one is renamed, so links to it lead to the first. */
export function findDuplicateIds({ source }: CheckedPage): readonly PageFault[] {
  const seen = new Set<string>()
  return source.tags.flatMap((tag): PageFault[] => {
    const attribute = tag.isClosing ? undefined : findAttribute(tag, 'id')
    const id = attribute?.value.trim().toLowerCase() ?? ''
    if (attribute === undefined || id === '') return []
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    const message = `the id ${attribute.value} stands in this page already`
    return [
      { kind: 'duplicate-id', severity: 'warning', message, hint: 'give each element an id of its own', offset: attribute.valueStart },
    ]
  })
}
