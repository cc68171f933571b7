import { findFences } from './fences.ts'
import type { CheckedPage, PageProblem } from './page-check.ts'
import { listHeadings } from './sectioning.ts'

const FLAGS: ReadonlySet<string> = new Set(['interactive-example', 'interactive-example-choice'])

/** Calls of `InteractiveExample` with no flagged block between them and the next heading: such an example is empty (docs/behaviour/macros.md 24). */
export function findExamplesWithoutCode({ source }: CheckedPage): readonly PageProblem[] {
  const calls = source.calls.filter(({ name }) => name === 'interactiveexample')
  if (calls.length === 0) return []
  const blocks = findFences(source).filter(({ words }) => words.some(({ text }) => FLAGS.has(text)))
  const ends = listHeadings(source).flatMap(({ level, offset }) => (level === 2 || level === 3 ? [offset] : []))
  return calls.flatMap(({ start }): PageProblem[] => {
    const end = ends.find((offset) => offset > start) ?? Number.POSITIVE_INFINITY
    if (blocks.some((block) => block.start > start && block.start < end)) return []
    const message = 'the interactive example has no code'
    const hint = 'add the flag interactive-example to the code blocks below it, before the next heading'
    return [{ kind: 'sample-without-code', severity: 'warning', message, hint, offset: start }]
  })
}
