import type { Block, Cell } from './markdown.ts'
import { parseInline } from './parse-inline.ts'

/** More columns are no table of an answer. */
const MAX_COLUMNS = 30

interface Table {
  readonly block: Block
  readonly next: number
}

/** The table that begins at a line: names of columns, a line of dashes, rows. Undefined when none does. */
export function readTable(lines: readonly string[], at: number): Table | undefined {
  const head = lines[at] ?? ''
  const dashes = lines[at + 1] ?? ''
  if (!head.includes('|') || !dashes.includes('-')) return undefined
  const names = cellsOf(head)
  const marks = cellsOf(dashes)
  if (names.length > MAX_COLUMNS || marks.length !== names.length || !marks.every((mark) => /^:?-+:?$/.test(mark))) return undefined
  let next = at + 2
  while (next < lines.length && (lines[next] ?? '').includes('|')) next += 1
  const rows = lines.slice(at + 2, next).map((line) => {
    const cells = cellsOf(line)
    return names.map((_, column): Cell => parseInline(cells[column] ?? ''))
  })
  return { block: { kind: 'table', head: names.map((name) => parseInline(name)), rows }, next }
}

/** The cells of a line: what stands between lines, but for `\|`. */
function cellsOf(line: string): readonly string[] {
  const cells: string[] = []
  let cell = ''
  const text = line.trim()
  for (let at = text.startsWith('|') ? 1 : 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter === '\\' && text.charAt(at + 1) === '|') {
      cell += '|'
      at += 1
    } else if (letter === '|') {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return cell.trim() === '' ? cells : [...cells, cell.trim()]
}
