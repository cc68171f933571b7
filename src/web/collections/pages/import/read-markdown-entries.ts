import type { ImportProblem, RawEntry } from './import-reading.ts'

interface Entries {
  readonly entries: readonly RawEntry[]
  readonly problems: readonly ImportProblem[]
}

/** An item of a list: what its first line says, and the lines that are indented below it. */
interface Item {
  readonly place: number
  readonly content: string
  readonly below: string[]
}

const ITEM = /^\s{0,3}(?:[-*+]|\d{1,9}[.)])\s+(\S.*)$/
const BELOW = /^(?: {2}|\t)/
/** Exported notes are quotations, so that nothing in them is taken for an entry. */
const QUOTED = /^> ?/
/** A link at the beginning of an item; brackets in its title are escaped or in pairs, and so are those in its address. */
const LINK =
  /^\[((?:\\.|[^\\[\]]|\[(?:\\.|[^\\[\]])*\])*)\]\((?:<((?:\\.|[^<>\\])*)>|([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*))(?:\s+"[^"]*")?\)(.*)$/
/** An address by itself. */
const ADDRESS = /^<?((?:https?:\/\/|\/)[^\s<>]+)>?(.*)$/s

/**
 * The entries of a Markdown file: items of lists that begin with a link, `- [Title](address)`; what is indented below one is its note. Other
 * lines, such as headings, are passed over.
 */
export function readMarkdownEntries(text: string): Entries {
  const looked = itemsOf(text).map(entryOf)
  return { entries: looked.filter((one) => 'url' in one), problems: looked.filter((one) => 'reason' in one) }
}

function itemsOf(text: string): readonly Item[] {
  const items: Item[] = []
  let open: Item | undefined
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (open !== undefined && (BELOW.test(line) || line.trim() === '')) {
      open.below.push(line.replace(BELOW, ''))
      continue
    }
    const [, content] = ITEM.exec(line) ?? []
    open = content === undefined ? undefined : { place: index + 1, content, below: [] }
    if (open !== undefined) items.push(open)
  }
  return items
}

function entryOf({ place, content, below }: Item): RawEntry | ImportProblem {
  const [isLink, title = '', inAngles, plain, rest] = LINK.exec(content) ?? []
  if (isLink !== undefined) {
    return { unit: 'line', place, url: plainText(inAngles ?? plain ?? ''), title: plainText(title), notes: notesOf(rest, below) }
  }
  const [, url, rest2] = ADDRESS.exec(content) ?? []
  if (url === undefined) return { unit: 'line', place, reason: 'no_link' }
  return { unit: 'line', place, url, title: undefined, notes: notesOf(rest2, below) }
}

/** What stands after the link, without the dash or colon that parts them, and what stands below. */
function notesOf(after = '', below: readonly string[]): string | undefined {
  const first = after.replace(/^\s*[-–—:]?\s*/, '')
  const own = below.map((line) => line.replace(QUOTED, ''))
  const lines = first === '' ? own.join('\n').replace(/^\n+/, '') : [first, ...own].join('\n')
  const text = plainText(lines.trimEnd())
  return text === '' ? undefined : text
}

/** Markdown escapes punctuation with a backslash (CommonMark 2.4). */
function plainText(markdown: string): string {
  return markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1')
}
