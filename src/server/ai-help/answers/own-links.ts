import { createCodeFinder, type MarkdownLine, splitCode } from './markdown-code.ts'

/** Says where a link leads: the path of a page of the site, or undefined. */
export type FindOwn = (address: string) => string | undefined

/** A line is not waited for longer than this, in characters. */
const LINE_MAX = 8000
/** Stands for a span of code while the text around it is cleaned: a character that no text has (Unicode, 23.7 Noncharacters). */
const CODE = '\uFFFF'
/** An address that a Markdown renderer makes a link of without brackets. */
const BARE = /<?(?:(?:https?|ftp):\/\/|www\.|mailto:)[^\s<>)\]\uFFFF]*>?/gi
const DEFINITION = /^\s{0,3}\[[^\]]*\]:.*$/
/** A line of which is not known yet what it stands in, or that can be read as a whole only: a fence, a row of a table, code. */
const UNDECIDED = /^[ \t>#*+_-]*(?:\d{1,9}[.)][ \t][ \t>#*+_-]*)*(?:[`~|]|\d{0,9}[.)]?$)/
/** What follows in a line that was given out in part. */
const REST: MarkdownLine = { kind: 'text', isContinued: true }

/** Removes links that are not the site's from Markdown that comes in pieces. */
export interface LinkFilter {
  /** @returns as much as is decided */
  push(piece: string): string
  /** @returns the rest */
  end(): string
}

/**
 * The filter of an answer. Text is decided line by line, and within a line up to the last space as long as nothing there can be the beginning of a
 * link or of code, so that a link that is cut over two pieces is seen whole. Code stays as it is.
 */
export function createLinkFilter(findOwn: FindOwn): LinkFilter {
  const finder = createCodeFinder()
  let waiting = ''
  /** The line that has begun already was given out in part. */
  let isInLine = false
  /** Code has begun in the paragraph, and may end in any of its lines: what is code in them is not known. */
  let isOpen = false

  function line(text: string): string {
    const given = clean(text, text)
    isInLine = false
    return given
  }

  function part(): string {
    if (!isInLine && (finder.isInCode() || UNDECIDED.test(waiting))) return ''
    const end = waiting.lastIndexOf(' ') + 1
    const text = waiting.slice(0, end)
    if (end === 0 || (/[[\]<`~]/.test(text) && waiting.length < LINE_MAX)) return ''
    const given = clean(text, waiting)
    waiting = waiting.slice(end)
    isInLine = true
    return given
  }

  /** @param known of the line, which may be more than the text that is given out */
  function clean(text: string, known: string): string {
    const { kind, isContinued } = isInLine ? REST : finder.read(known)
    if (kind === 'code' || kind === 'fence') return text
    if (!isContinued) isOpen = false
    if (!isInLine && DEFINITION.test(text)) return ''
    const plain = text.replaceAll(CODE, '')
    const spans = splitCode(plain, kind)
    const pieces = isOpen ? [plain] : spans.pieces
    isOpen ||= spans.isOpen
    return cleanAround(pieces, findOwn)
  }

  return {
    push(piece) {
      waiting += piece
      const lines = waiting.split('\n')
      waiting = lines.pop() ?? ''
      return `${lines.map((text) => `${line(text)}\n`).join('')}${part()}`
    },
    end() {
      const rest = waiting === '' ? '' : line(waiting)
      waiting = ''
      return rest
    },
  }
}

/** @param pieces of a line: what is no code, and code, in turn */
function cleanAround(pieces: readonly string[], findOwn: FindOwn): string {
  const codes = pieces.filter((_, at) => at % 2 === 1)
  const cleaned = pieces
    .map((piece, at) => (at % 2 === 1 ? CODE : piece))
    .join('')
    .replace(/!\[/g, '[')
    .replace(/\]\(\s*<?([^)\s>]*)>?[^)]*(\)|$)/g, (target, address: string, end: string, at: number, whole: string) => {
      const own = end === '' ? undefined : findOwn(address)
      if (own !== undefined) return `](${own})`
      return whole[at + target.length] === '(' ? '] ' : ']'
    })
    .replace(/\[([^\][]*)\](?!\()/g, (whole, inner: string) => (/^[\sx]?$/.test(inner) ? whole : inner))
    .replace(BARE, (address) => findOwn(address.replace(/^<|>$/g, '')) ?? '')
  // A backtick or a backslash that has come next to code, because brackets were removed, would become a part of its marks.
  const parted = cleaned.replace(/(?<=\uFFFF)(?=`)|(?<=[`\\])(?=\uFFFF)/g, ' ')
  return parted
    .split(CODE)
    .map((text, at) => text + (codes[at] ?? ''))
    .join('')
}
