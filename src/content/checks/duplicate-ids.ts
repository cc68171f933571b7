import { findAttribute } from '../source/source-tags.ts'
import type { CheckedPage, PageProblem } from './page-check.ts'

/** Ids that HTML of the page gives twice, in any case: the second one is renamed, so links to it lead to the first. */
export function findDuplicateIds({ source }: CheckedPage): readonly PageProblem[] {
  const seen = new Set<string>()
  return source.tags.flatMap((tag): PageProblem[] => {
    const attribute = tag.isClosing ? undefined : findAttribute(tag, 'id')
    const id = attribute?.value.trim().toLowerCase() ?? ''
    if (attribute === undefined || id === '') return []
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    const message = `the id ${attribute.value} is already used on this page`
    return [{ kind: 'duplicate-id', severity: 'warning', message, hint: 'give each element a different id', offset: attribute.valueStart }]
  })
}
