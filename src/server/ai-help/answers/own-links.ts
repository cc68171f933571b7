import { cleanLinks, type FindOwn, withoutSigns } from './clean-links.ts'
import { createCodeFinder, isTableRule, type MarkdownLine, splitCode } from './markdown-code.ts'

/** A line, or a paragraph with code that has not ended, is not waited for longer than this, in characters. */
const WAITING_MAX = 8000
/** A line of which is not known yet what it stands in, or that can be read as a whole only: a fence, a row of a table, code, or a definition of links, also behind something that is removed. */
const UNDECIDED = /^[ \t>#*+_-]*(?:\d{1,9}[.)][ \t][ \t>#*+_-]*)*(?:[`~|[<!]|\d{0,9}[.)]?$)/
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
 * link or of code, so that a link that is cut over two pieces is seen whole. Where code has begun and may end in a later line, the lines are held
 * until their paragraph ends. Code stays as it is.
 */
export function createLinkFilter(findOwn: FindOwn): LinkFilter {
  const finder = createCodeFinder()
  let waiting = ''
  /** The line that has begun already was given out in part. */
  let isInLine = false
  /** Lines of a paragraph in which code has begun. */
  let held = ''
  let isHeldWithinLine = false
  /** Code has begun in a part of the paragraph that was given out: what is code in the rest of it is not known. */
  let isUnsure = false
  let isTable = false

  /** Reads a line, with its end. */
  function line(text: string): string {
    const isWithinLine = isInLine
    const known = isWithinLine ? REST : finder.read(text.trimEnd())
    isInLine = false
    const before = isHeldOn(known, text) ? '' : release()
    if (known.kind === 'code' || known.kind === 'fence') return before + text
    begin(known, text)
    const plain = withoutSigns(text)
    if (held === '' && !canHold(known, plain)) return before + decide(plain, known, isWithinLine)
    if (held === '') isHeldWithinLine = isWithinLine
    held += plain
    return held.length < WAITING_MAX ? before : before + release()
  }

  /** Whether a line goes on with the lines that are held. A row of a table does not. */
  function isHeldOn({ kind, isContinued }: MarkdownLine, text: string): boolean {
    return kind === 'text' && isContinued && !isTableRule(text)
  }

  function canHold({ kind }: MarkdownLine, plain: string): boolean {
    return kind === 'text' && !isTable && !isUnsure && splitCode(plain, kind).isOpen
  }

  /** Notes what a line says about its paragraph. */
  function begin({ isContinued }: MarkdownLine, text: string): void {
    isUnsure &&= isContinued
    isTable = isContinued && (isTable || isTableRule(text))
  }

  function decide(plain: string, { kind }: MarkdownLine, isWithinLine: boolean): string {
    const spans = splitCode(plain, kind === 'row' || isTable ? 'row' : 'text')
    const pieces = isUnsure ? [plain] : spans.pieces
    isUnsure ||= spans.isOpen
    return cleanLinks({ pieces, isWithinLine }, findOwn)
  }

  /** Gives out the lines that are held. */
  function release(): string {
    const text = held
    held = ''
    return text === '' ? '' : decide(text, REST, isHeldWithinLine)
  }

  function part(): string {
    if (held !== '' && held.length + waiting.length < WAITING_MAX) return ''
    const before = release()
    if (!isInLine && (finder.isInCode() || UNDECIDED.test(waiting))) return before
    const end = waiting.lastIndexOf(' ') + 1
    const text = waiting.slice(0, end)
    if (end === 0 || (/[[\]<`~]/.test(text) && waiting.length < WAITING_MAX)) return before
    const known = isInLine ? REST : finder.read(waiting)
    const isWithinLine = isInLine
    waiting = waiting.slice(end)
    isInLine = true
    if (known.kind === 'code' || known.kind === 'fence') return before + text
    begin(known, text)
    return before + decide(withoutSigns(text), known, isWithinLine)
  }

  return {
    push(piece) {
      waiting += piece
      const lines = waiting.split('\n')
      waiting = lines.pop() ?? ''
      return `${lines.map((text) => line(`${text}\n`)).join('')}${part()}`
    },
    end() {
      const rest = waiting === '' ? '' : line(waiting)
      waiting = ''
      return rest + release()
    },
  }
}
