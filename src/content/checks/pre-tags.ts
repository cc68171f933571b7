import { findAttribute, type SourceTag } from '../source/source-tags.ts'
import type { CheckedPage, PageProblem } from './page-check.ts'

/**
 * Code in a `<pre>` where a fence would do: it has no language, no colours, and no button to copy it. Inside of HTML tables, and where it
 * is more than plain code, `<pre>` is the only way.
 */
export function findPreTags({ source }: CheckedPage): readonly PageProblem[] {
  const problems: PageProblem[] = []
  let tables = 0
  source.tags.forEach((tag, index) => {
    if (tag.name === 'table') tables += tag.isClosing ? -1 : 1
    if (tag.name !== 'pre' || tag.isClosing || tables > 0 || !isCode(tag, source.tags[index + 1], source.body)) return
    problems.push({
      kind: 'bad-pre-tags',
      severity: 'warning',
      message: 'the code is in a `<pre>` element',
      hint: 'write it between two lines of backticks, with its language',
      offset: tag.start,
    })
  })
  return problems
}

/** Another word's `brush: js`, or nothing but `<code>` right inside. */
function isCode(pre: SourceTag, next: SourceTag | undefined, body: string): boolean {
  if (/\bbrush\b/.test(findAttribute(pre, 'class')?.value ?? '')) return true
  return next?.name === 'code' && !next.isClosing && body.slice(pre.end, next.start).trim() === ''
}
