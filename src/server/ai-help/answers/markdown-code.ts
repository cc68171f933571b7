import { CONTAINERS_MAX, endsFence, FENCE, HEADING, ITEM, QUOTE, RULE, startsBlock } from '#markup/markdown-blocks.ts'

/** A line of Markdown. */
export interface MarkdownLine {
  /** `row`: it may be one of a table; `code`: inside of a code block; `fence`: where one begins or ends. */
  readonly kind: 'text' | 'row' | 'code' | 'fence'
  /** It goes on with the paragraph of the line before, in which code may have begun. */
  readonly isContinued: boolean
}

/** Finds the code blocks of Markdown that comes line by line. */
export interface CodeFinder {
  /** Reads the next line, or as much of it as says what it stands in. */
  read(line: string): MarkdownLine
  isInCode(): boolean
}

/** What lines stand in. */
type Container = 'quote' | Item

interface Item {
  /** The indent of its lines, and what of that is left when no space follows its mark. */
  readonly width: number
  readonly least: number
  readonly isAfterBlank: boolean
}

interface Place {
  readonly containers: readonly Container[]
  /** The line without their marks. */
  readonly rest: string
}

/** It finds what the page shows as code (src/web/ai-help/answer/parse-markdown.ts), in quotes and lists as well. */
export function createCodeFinder(): CodeFinder {
  let containers: readonly Container[] = []
  let fence: string | undefined
  let isInParagraph = false

  function read(line: string): MarkdownLine {
    const stayed = stay(containers, line.replaceAll('\t', '    '))
    const isLeft = stayed.containers.length < containers.length
    if (fence !== undefined && !isLeft) {
      containers = stayed.containers
      if (!endsFence(stayed.rest, fence)) return { kind: 'code', isContinued: false }
      fence = undefined
      return { kind: 'fence', isContinued: false }
    }
    const entered = enter(stayed)
    const { rest } = entered
    const isNew = isLeft || entered.containers.length > stayed.containers.length
    const wasInParagraph = isInParagraph
    containers = entered.containers
    fence = FENCE.exec(rest)?.[1]
    isInParagraph = fence === undefined && !isAlone(rest)
    const textKind = rest.trimStart().startsWith('|') ? 'row' : 'text'
    return { kind: fence === undefined ? textKind : 'fence', isContinued: isInParagraph && wasInParagraph && !isNew }
  }

  return { read, isInCode: () => fence !== undefined }
}

/** The containers that a line still stands in. */
function stay(containers: readonly Container[], line: string): Place {
  const [container, ...others] = containers
  const inner = container === undefined ? undefined : stayIn(container, line)
  if (inner === undefined) return { containers: [], rest: line }
  const next = stay(others, inner.rest)
  return { containers: [...inner.containers, ...next.containers], rest: next.rest }
}

function stayIn(container: Container, line: string): Place | undefined {
  if (container === 'quote') return QUOTE.test(line) ? { containers: [container], rest: line.replace(QUOTE, '') } : undefined
  const { width, least, isAfterBlank } = container
  const indent = line.search(/\S/)
  if (indent < 0) return { containers: [{ ...container, isAfterBlank: true }], rest: '' }
  if (indent < least && (isAfterBlank || startsBlock(line))) return undefined
  return { containers: [{ ...container, isAfterBlank: false }], rest: line.slice(Math.min(width, indent)) }
}

/** The containers that begin in a line as well. */
function enter(place: Place): Place {
  const { containers, rest } = place
  if (containers.length >= CONTAINERS_MAX || RULE.test(rest)) return place
  if (QUOTE.test(rest)) return enter({ containers: [...containers, 'quote'], rest: rest.replace(QUOTE, '') })
  const [whole, indent = '', mark = ''] = ITEM.exec(rest) ?? []
  if (whole === undefined) return place
  const item: Item = { width: whole.length, least: indent.length + mark.length, isAfterBlank: false }
  return enter({ containers: [...containers, item], rest: rest.slice(whole.length) })
}

/** Whether a line is no part of a paragraph. */
function isAlone(line: string): boolean {
  return line.trim() === '' || HEADING.test(line) || RULE.test(line)
}

/** Whether a line has nothing but what stands below the head of a table; a list or a quote may be around it. */
export function isTableRule(line: string): boolean {
  return line.includes('-') && /^[ \t>|:-]+$/.test(line.trimEnd())
}

/** A line by its code. */
export interface CodeSpans {
  /** What is no code, and spans of code, in turn. */
  readonly pieces: readonly string[]
  /** A span has no end in this line: one of the next lines may end it, or none. */
  readonly isOpen: boolean
}

/**
 * Finds the spans of code in a line, or in the lines of a paragraph: from a run of backticks to the next one of its length. The target of a link is none, whatever is in it, and in
 * a row of a table no span goes on into the next cell.
 *
 * @example splitCode('a `b` c', 'text').pieces // ['a ', '`b`', ' c']
 */
export function splitCode(text: string, kind: 'text' | 'row'): CodeSpans {
  const pieces: string[] = []
  /** Lengths of runs that have no end here; each is looked for once. */
  const open = new Set<number>()
  let at = 0
  const step = /\\[\\`]|\]\([^)\n]*|`+/g
  for (let found = step.exec(text); found !== null; found = step.exec(text)) {
    const [run] = found
    if (!run.startsWith('`')) continue
    const end = open.has(run.length) ? undefined : endOfSpan(text, run.length, step.lastIndex)
    if (end === undefined) open.add(run.length)
    else {
      pieces.push(text.slice(at, found.index), text.slice(found.index, end))
      step.lastIndex = end
      at = end
    }
  }
  const isOverCells = kind === 'row' && pieces.some((piece, index) => index % 2 === 1 && /(?<!\\)\|/.test(piece))
  return { pieces: isOverCells ? [text] : [...pieces, text.slice(at)], isOpen: open.size > 0 }
}

/** Where the next run of backticks of a length ends, from a place on. */
function endOfSpan(text: string, length: number, from: number): number | undefined {
  const next = /`+/g
  next.lastIndex = from
  for (let found = next.exec(text); found !== null; found = next.exec(text)) if (found[0].length === length) return next.lastIndex
  return undefined
}
