/** Says where a link leads: the path of a page of the site, or undefined. */
export type FindOwn = (address: string) => string | undefined

/** Text of one or more lines of Markdown. */
export interface LinkText {
  /** What is no code, and spans of code, in turn. */
  readonly pieces: readonly string[]
  /** What is before its first line in that line has been given out already: no definition begins there. */
  readonly isWithinLine: boolean
}

/** A line with signs in place of what must not be read as text. */
interface MaskedLine {
  readonly text: string
  readonly targets: readonly string[]
}

/** Stand for a span of code, for the target of a link of the site and for what was removed: no text has them (Unicode, 23.7 Noncharacters). */
const CODE = '\uFFFF'
const TARGET = '\uFFFE'
const GONE = '\uFDD0'
const SIGNS = /[\uFDD0\uFFFE\uFFFF]/g
/** Brackets, with what would make them a link. */
const BRACKET = /\\[\\[]|!?\[|(\\?)\](\(\s*<?([^)\s>]*)>?[^)]*(\)|$))?/g
/** An address that a Markdown renderer makes a link of without brackets. */
const BARE = /<?(?:(?:https?|ftp):\/\/|www\.|mailto:)[^\s<>)\]\uFFFE\uFFFF]*>?/gi
/** Removed things whose neighbors must not come together: they would be other marks of code, or an address. */
const BETWEEN_MARKS = /(?<=[`\\])\uFDD0(?=`)/g
const BETWEEN_WORDS = /(?<=[\w:/`\\])\uFDD0(?=[\w:/`])/g
const SEVERAL_GONE = /\uFDD0+/g
/** The beginning of a definition, after the marks of what it stands in, and its target. */
const DEFINITION = /^((?:[ \t>*+-]|\d{1,9}[.)](?=[ \t]))*)\[(?:\\.|[^[\]\\])*\]:[ \t]*(\S+)(?:[ \t]+(?:["'(].*)?)?$/s
/** A target that is an address, and no word of a text. */
const ADDRESS = /[/\\:<&#]/
/** What is before a bracket that may begin a label, and before one that may end a label of more than one line. */
const BEFORE_LABEL = /^(?:[ \t>*+-]|\d{1,9}[.)](?=[ \t]))*(?=\[(?:\\.|[^[\]\\])*\]:)/
const BEFORE_END_OF_LABEL = /^(?:\\.|[^[\]\\])*(?=\]:)/

/** A text without the signs that stand for others here. */
export function withoutSigns(text: string): string {
  return text.replace(SIGNS, '')
}

/**
 * Removes the links that are not the site's. Other brackets are text and stay; where a Markdown renderer could read them as a definition of links,
 * they get a backslash, which no one sees.
 *
 * @example cleanLinks({ pieces: ['[1, 2] [a](//evil.example)'], isWithinLine: false }, () => undefined) // '[1, 2] a'
 */
export function cleanLinks({ pieces, isWithinLine }: LinkText, findOwn: FindOwn): string {
  const codes = pieces.filter((_, at) => at % 2 === 1)
  const masked = pieces.map((piece, at) => (at % 2 === 1 ? CODE : piece)).join('')
  let passed = 0
  const lines = masked.split('\n').map((line, at) => {
    const begin = passed
    passed += line.split(CODE).length - 1
    const own = codes.slice(begin, passed)
    return at === 0 && isWithinLine ? cleanEnd(cleanLine(line, own, findOwn)) : cleanWholeLine(line, own, findOwn)
  })
  return lines.join('\n')
}

function cleanWholeLine(line: string, codes: readonly string[], findOwn: FindOwn): string {
  const [whole, marks, target = ''] = DEFINITION.exec(unmask(line, CODE, codes)) ?? []
  // The marks stay, because the lines after it stand in the same list or quote.
  if (whole !== undefined && ADDRESS.test(target)) return marks ?? ''
  const cleaned = cleanLine(line, codes, findOwn)
  return BEFORE_LABEL.test(cleaned) ? cleaned.replace(BEFORE_LABEL, '$&\\') : cleanEnd(cleaned)
}

/** The label may have begun in an earlier line. */
function cleanEnd(line: string): string {
  return line.replace(BEFORE_END_OF_LABEL, '$&\\')
}

function cleanLine(line: string, codes: readonly string[], findOwn: FindOwn): string {
  const { text, targets } = cleanBrackets(line, findOwn)
  const cleaned = text
    .replace(SEVERAL_GONE, GONE)
    .replace(BETWEEN_MARKS, ' ')
    .replaceAll(GONE, '')
    .replace(BARE, (address) => findOwn(address.replace(/^<|>$/g, '')) ?? GONE)
    .replace(SEVERAL_GONE, GONE)
    .replace(BETWEEN_WORDS, ' ')
    .replaceAll(GONE, '')
    // What has come together, because something was removed, must not be a link.
    .replaceAll('](', '] (')
    // Nor may a backtick or a backslash that has come next to code become a part of its marks.
    .replace(/(?<=\uFFFF)(?=`)|(?<=[`\\])(?=\uFFFF)/g, ' ')
  return unmask(unmask(cleaned, TARGET, targets), CODE, codes)
}

/** The line without the brackets of links that lead elsewhere. */
function cleanBrackets(line: string, findOwn: FindOwn): MaskedLine {
  const parts: string[] = []
  const targets: string[] = []
  /** The places of brackets that have no end yet. */
  const open: number[] = []
  let from = 0
  for (const { 0: whole, 1: backslash, 2: target, 3: address = '', 4: end, index } of line.matchAll(BRACKET)) {
    parts.push(line.slice(from, index))
    from = index + whole.length
    if (backslash === undefined) {
      if (!whole.startsWith('\\')) open.push(parts.length)
      parts.push(whole)
      continue
    }
    const own = end === ')' ? findOwn(address) : undefined
    const begin = backslash === '' ? open.pop() : undefined
    if (own !== undefined) targets.push(`](${own})`)
    if (begin !== undefined && target !== undefined) parts[begin] = own === undefined ? GONE : '['
    parts.push(`${backslash}${endOf({ isOwn: own !== undefined, isLink: begin !== undefined && target !== undefined })}`)
  }
  return { text: [...parts, line.slice(from)].join(''), targets }
}

/** What takes the place of a bracket and its target. */
function endOf({ isOwn, isLink }: { readonly isOwn: boolean; readonly isLink: boolean }): string {
  if (isOwn) return TARGET
  return isLink ? GONE : ']'
}

/** Puts texts in the places of a sign. */
function unmask(text: string, sign: string, values: readonly string[]): string {
  return text
    .split(sign)
    .map((part, at) => (at === 0 ? part : `${values[at - 1] ?? ''}${part}`))
    .join('')
}
