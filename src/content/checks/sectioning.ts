import type { PageSource } from '../source/page-source.ts'
import type { CheckedPage, PageProblem } from './page-check.ts'

interface Heading {
  readonly level: number
  readonly offset: number
}

/** Headings that break the page's outline: an h1, which is the title's, or one that leaves a level out. */
export function findSectioningProblems({ source }: CheckedPage): readonly PageProblem[] {
  const headings = listHeadings(source)
  return headings.flatMap(({ level, offset }, index): PageProblem[] => {
    const problem = { kind: 'sectioning', severity: 'warning', offset } as const
    if (level === 1) return [{ ...problem, message: 'the title of the page is its only h1', hint: 'begin with h2 (`##`)' }]
    const above = headings[index - 1]?.level ?? 1
    if (level <= above + 1) return []
    const message = index === 0 ? `the first heading of the page is an h${level}` : `an h${level} follows an h${above}`
    return [{ ...problem, message, hint: `make it an h${above + 1} (\`${'#'.repeat(above + 1)}\`)` }]
  })
}

/** All headings of a page, in their order. Interactive examples bring one of their own, an h2. */
export function listHeadings({ tokens, tags, calls, lineStarts }: PageSource): readonly Heading[] {
  const ofMarkdown = tokens.flatMap(({ type, tag, map }) =>
    type === 'heading_open' && map !== null ? [{ level: Number(tag.slice(1)), offset: lineStarts[map[0]] ?? 0 }] : [],
  )
  const ofHtml = tags.flatMap(({ name, isClosing, start }) =>
    /^h[1-6]$/.test(name) && !isClosing ? [{ level: Number(name.slice(1)), offset: start }] : [],
  )
  const ofMacros = calls.flatMap(({ name, start }) => (name === 'interactiveexample' ? [{ level: 2, offset: start }] : []))
  return [...ofMarkdown, ...ofHtml, ...ofMacros].sort((a, b) => a.offset - b.offset)
}
