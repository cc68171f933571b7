import type { Token } from 'markdown-it'
import type { SourceTag } from '../source/source-tags.ts'
import type { CheckedPage, PageProblem } from './page-check.ts'

const LEVELS: readonly string[] = ['h2', 'h3']

/** Links in headings of sections: a section's heading is a link to itself already, and links cannot stand in one another. */
export function findHeadingLinks({ source }: CheckedPage): readonly PageProblem[] {
  const { body, tokens, tags, lineStarts } = source
  const inMarkdown = tokens.flatMap((token, index) => {
    const text = tokens[index + 1]
    if (token.type !== 'heading_open' || !LEVELS.includes(token.tag) || token.map === null || !hasLink(text)) return []
    const start = lineStarts[token.map[0]] ?? 0
    return [start + Math.max(0, body.slice(start, lineStarts[token.map[1]]).search(/\[|<a[\s>]|https?:/))]
  })
  return [...inMarkdown, ...linksInHtmlHeadings(tags)].map((offset) => ({
    kind: 'heading-links',
    severity: 'warning',
    message: 'the heading of a section contains a link',
    hint: 'link the words in the text below',
    offset,
  }))
}

function hasLink(text: Token | undefined): boolean {
  return text?.children?.some(({ type, content }) => type === 'link_open' || (type === 'html_inline' && /^<a[\s>]/i.test(content))) === true
}

function linksInHtmlHeadings(tags: readonly SourceTag[]): readonly number[] {
  const offsets: number[] = []
  let heading: string | undefined
  for (const { name, isClosing, start } of tags) {
    if (LEVELS.includes(name)) heading = isClosing ? undefined : name
    else if (name === 'a' && !isClosing && heading !== undefined) offsets.push(start)
  }
  return offsets
}
