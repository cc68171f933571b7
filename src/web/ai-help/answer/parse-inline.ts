import type { Inline } from './markdown.ts'

/** Deeper marks are text: no answer needs them, and each costs a look at all open ones. */
const MAX_OPEN = 12
const PUNCTUATION = /[!-/:-@[-`{-~]/
const SPACE = /\s/
const LETTER = /[\p{L}\p{N}]/u
/** What follows the text of a link: an address without spaces, with brackets in pairs, and perhaps a title. */
const TARGET = /\(((?:[^()\s]|\([^()\s]*\))*)(?:[ \t]{1,4}"[^"\n]{0,200}")?\)/y

const KINDS = { '**': 'strong', __: 'strong', '*': 'emphasis', _: 'emphasis', '~~': 'strike' } as const
type Mark = keyof typeof KINDS

/** A mark that waits for its end; `[` is the beginning of a link. */
interface Open {
  readonly mark: Mark | '['
  readonly children: Inline[]
}

/**
 * The text of a line or a paragraph: code, emphasis, links. What is no mark is text, HTML included. Its time grows with the text and no
 * faster (docs/behaviour/ai-help-page.md 1).
 */
export function parseInline(text: string): readonly Inline[] {
  const root: Inline[] = []
  const open: Open[] = []
  const fences = fencesOf(text)
  let plain = ''
  /** Brackets within the text of a link. */
  let nested = 0
  let at = 0
  const target = (): Inline[] => open.at(-1)?.children ?? root
  const flush = (): void => {
    if (plain !== '') target().push({ kind: 'text', text: plain })
    plain = ''
  }
  /** Marks without an end become text again, down to the one that is wanted. */
  const unwind = (depth: number): void => {
    flush()
    while (open.length > depth) {
      const last = open.pop()
      if (last !== undefined) target().push({ kind: 'text', text: last.mark }, ...last.children)
    }
  }
  const close = (depth: number, make: (children: readonly Inline[]) => Inline): void => {
    unwind(depth + 1)
    const last = open.pop()
    if (last !== undefined) target().push(make(last.children))
  }
  const begin = (mark: Open['mark']): void => {
    flush()
    open.push({ mark, children: [] })
  }
  while (at < text.length) {
    const letter = text.charAt(at)
    const next = text.charAt(at + 1)
    if (letter === '\\' && (next === '\n' || PUNCTUATION.test(next))) {
      if (next === '\n') {
        flush()
        target().push({ kind: 'break' })
      } else plain += next
      at += 2
    } else if (letter === '`') {
      const fence = runAt(text, at)
      const end = fences(fence.length, at + fence.length)
      if (end === undefined) plain += fence
      else {
        flush()
        target().push({ kind: 'code', text: codeOf(text.slice(at + fence.length, end)) })
      }
      at = end === undefined ? at + fence.length : end + fence.length
    } else if (letter === '[' && open.length < MAX_OPEN) {
      if (open.some(({ mark }) => mark === '[')) {
        plain += '['
        nested += 1
      } else {
        begin('[')
        nested = 0
      }
      at += 1
    } else if (letter === ']') {
      const depth = open.findIndex(({ mark }) => mark === '[')
      TARGET.lastIndex = at + 1
      const found = depth < 0 ? null : TARGET.exec(text)
      if (found === null) {
        if (depth >= 0 && nested === 0) unwind(depth)
        nested = Math.max(0, nested - 1)
        plain += ']'
        at += 1
      } else {
        const [whole, url = ''] = found
        close(depth, (children) => ({ kind: 'link', url, children }))
        at += 1 + whole.length
      }
    } else if (letter === '\n') {
      if (plain.endsWith('  ')) {
        plain = plain.trimEnd()
        flush()
        target().push({ kind: 'break' })
      } else plain += '\n'
      at += 1
    } else {
      const mark = markAt(text, at, open)
      if (mark === undefined) {
        plain += letter
        at += 1
        continue
      }
      const depth = open.findLastIndex((one) => one.mark === mark)
      if (depth >= 0 && canClose(text, at, mark)) close(depth, (children) => ({ kind: KINDS[mark], children }))
      else if (canOpen(text, at, mark) && open.length < MAX_OPEN) begin(mark)
      else plain += mark
      at += mark.length
    }
  }
  unwind(0)
  return root
}

/** The mark that is at a place: of `***` the end of what was opened last, else the longer mark. */
function markAt(text: string, at: number, open: readonly Open[]): Mark | undefined {
  const letter = text.charAt(at)
  const isDouble = text.charAt(at + 1) === letter
  if (letter === '~') return isDouble ? '~~' : undefined
  if (letter !== '*' && letter !== '_') return undefined
  const last = open.at(-1)?.mark
  if (last === letter && canClose(text, at, letter)) return letter
  if (!isDouble) return letter
  return letter === '*' ? '**' : '__'
}

function canOpen(text: string, at: number, mark: Mark): boolean {
  const after = text.charAt(at + mark.length)
  if (after === '' || SPACE.test(after)) return false
  return !mark.startsWith('_') || at === 0 || !LETTER.test(text.charAt(at - 1))
}

function canClose(text: string, at: number, mark: Mark): boolean {
  if (at === 0 || SPACE.test(text.charAt(at - 1))) return false
  return !mark.startsWith('_') || !LETTER.test(text.charAt(at + mark.length))
}

function runAt(text: string, at: number): string {
  let end = at
  while (text.charAt(end) === '`') end += 1
  return text.slice(at, end)
}

/** Finds the next fence of a length from a place on. Places are asked for in their order, so each fence is passed once. */
function fencesOf(text: string): (length: number, from: number) => number | undefined {
  const places = new Map<number, number[]>()
  for (const { 0: fence, index } of text.matchAll(/`+/g)) {
    const known = places.get(fence.length)
    if (known === undefined) places.set(fence.length, [index])
    else known.push(index)
  }
  const passed = new Map<number, number>()
  return (length, from) => {
    const all = places.get(length) ?? []
    let next = passed.get(length) ?? 0
    while (next < all.length && (all[next] ?? 0) < from) next += 1
    passed.set(length, next)
    return all[next]
  }
}

/** One space at each end is there for code that begins or ends with a fence. */
function codeOf(code: string): string {
  const line = code.replaceAll('\n', ' ')
  return line.startsWith(' ') && line.endsWith(' ') && line.trim() !== '' ? line.slice(1, -1) : line
}
