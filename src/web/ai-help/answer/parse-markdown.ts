import { CONTAINERS_MAX, endsFence, FENCE, HEADING, ITEM, QUOTE, RULE, startsBlock } from '#markup/markdown-blocks.ts'
import type { Block } from './markdown.ts'
import { parseInline } from './parse-inline.ts'
import { readTable } from './read-table.ts'

/** An answer is shorter; of what is longer only this much is shown. */
const MAX_LENGTH = 200_000

/** What one step reads: a part, and the line after it. */
interface Step {
  readonly block: Block
  readonly next: number
}

/**
 * The parts of an answer in Markdown: paragraphs, headings, code, lists, quotes, tables, rules. It is read from the beginning to the end
 * once for each depth, also when it is not finished (docs/behaviour/ai-help-page.md 1).
 */
export function parseMarkdown(markdown: string): readonly Block[] {
  const lines = markdown.slice(0, MAX_LENGTH).replaceAll('\r\n', '\n').replaceAll('\t', '    ').split('\n')
  return parseBlocks(lines, 0)
}

function parseBlocks(lines: readonly string[], depth: number): readonly Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at += 1
      continue
    }
    const { block, next } = readBlock(lines, at, depth)
    blocks.push(block)
    at = next
  }
  return blocks
}

function readBlock(lines: readonly string[], at: number, depth: number): Step {
  const line = lines[at] ?? ''
  const [, fence, language = ''] = FENCE.exec(line) ?? []
  if (fence !== undefined) return readCode(lines, at, { fence, language })
  const [, marks, title] = HEADING.exec(line) ?? []
  if (marks !== undefined && title !== undefined)
    return { block: { kind: 'heading', level: marks.length, children: parseInline(withoutClosing(title)) }, next: at + 1 }
  if (RULE.test(line)) return { block: { kind: 'rule' }, next: at + 1 }
  if (depth < CONTAINERS_MAX && QUOTE.test(line)) return readQuote(lines, at, depth)
  if (depth < CONTAINERS_MAX && ITEM.test(line)) return readList(lines, at, depth)
  return readTable(lines, at) ?? readParagraph(lines, at, depth)
}

function readCode(lines: readonly string[], at: number, { fence, language }: { fence: string; language: string }): Step {
  let end = at + 1
  while (end < lines.length && !endsFence(lines[end] ?? '', fence)) end += 1
  const indent = (lines[at] ?? '').search(/\S/)
  const code = lines.slice(at + 1, end).map((line) => line.slice(Math.min(indent, Math.max(0, line.search(/\S|$/)))))
  return { block: { kind: 'code', language, code: code.join('\n'), isClosed: end < lines.length }, next: end + 1 }
}

function readQuote(lines: readonly string[], at: number, depth: number): Step {
  let end = at
  while (end < lines.length && QUOTE.test(lines[end] ?? '')) end += 1
  const inner = lines.slice(at, end).map((line) => line.replace(QUOTE, ''))
  return { block: { kind: 'quote', children: parseBlocks(inner, depth + 1) }, next: end }
}

function readList(lines: readonly string[], at: number, depth: number): Step {
  const first = ITEM.exec(lines[at] ?? '')
  const marker = first?.[2] ?? '-'
  const isOrdered = /\d/.test(marker)
  const items: (readonly Block[])[] = []
  let next = at
  for (let item = first; item !== null && isSameList(item, isOrdered); item = ITEM.exec(lines[next] ?? '')) {
    const { inner, end } = readItem(lines, next, item)
    items.push(parseBlocks(inner, depth + 1))
    next = end
  }
  return { block: { kind: 'list', isOrdered, start: isOrdered ? Number.parseInt(marker, 10) : 1, items }, next }
}

function isSameList(item: RegExpExecArray, isOrdered: boolean): boolean {
  return /\d/.test(item[2] ?? '') === isOrdered && !RULE.test(item.input)
}

/** The lines of an item without its indent: those that stand further right than its mark, and what goes on without a blank line. */
function readItem(lines: readonly string[], at: number, [whole, before = '', mark = '']: RegExpExecArray) {
  const least = before.length + mark.length
  const inner = [(lines[at] ?? '').slice(whole.length)]
  const width = whole.length
  let end = at + 1
  let isAfterBlank = false
  while (end < lines.length) {
    const line = lines[end] ?? ''
    const indent = line.search(/\S/)
    if (indent < 0) isAfterBlank = true
    else if (indent >= Math.min(width, least)) isAfterBlank = false
    else if (isAfterBlank || startsBlock(line)) break
    inner.push(line.slice(Math.min(width, Math.max(indent, 0))))
    end += 1
  }
  return { inner, end }
}

function readParagraph(lines: readonly string[], at: number, depth: number): Step {
  let end = at + 1
  while (end < lines.length && !isBlank(lines[end]) && (depth >= CONTAINERS_MAX || !startsBlock(lines[end] ?? ''))) end += 1
  const text = lines.slice(at, end).map((line) => line.trimStart())
  return { block: { kind: 'paragraph', children: parseInline(text.join('\n').trimEnd()) }, next: end }
}

/** The marks that may stand at the end of a heading. */
function withoutClosing(title: string): string {
  const text = title.trimEnd()
  const last = text.lastIndexOf(' ')
  return last > 0 && /^#+$/.test(text.slice(last + 1)) ? text.slice(0, last).trimEnd() : text
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === ''
}
