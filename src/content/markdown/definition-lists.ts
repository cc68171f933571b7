import type { Token } from 'markdown-it'

/**
 * Turns lists of terms into definition lists: a list whose every item ends in a sub-list all of whose items start with ': '
 * (docs/behaviour/documents.md 37). Works on the block tokens, before their inline text is parsed.
 */
export function definitionLists(tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (token === undefined) continue
    const list = token.type === 'bullet_list_open' ? readList(tokens, index) : undefined
    const terms = list === undefined ? undefined : readTerms(tokens, list)
    if (list === undefined || terms === undefined) {
      result.push(token)
      continue
    }
    // Not as arguments of `push`: a call has room for about 100,000.
    for (const written of writeDefinitionList(tokens, list, terms)) result.push(written)
    index = list.end
  }
  return result
}

interface List {
  /** Index of the closing token. */
  readonly end: number
  readonly items: readonly { readonly start: number; readonly end: number }[]
}

interface Term {
  readonly start: number
  /** Index of the sub-list's opening token. */
  readonly details: number
  readonly list: List
}

function readList(tokens: readonly Token[], start: number): List {
  const level = tokens[start]?.level ?? 0
  const items: { start: number; end: number }[] = []
  let itemStart = 0
  for (let index = start + 1; index < tokens.length; index++) {
    const token = tokens[index]
    if (token === undefined) continue
    if (token.type === 'list_item_open' && token.level === level + 1) itemStart = index
    else if (token.type === 'list_item_close' && token.level === level + 1) items.push({ start: itemStart, end: index })
    else if (token.level === level && token.type === 'bullet_list_close') return { end: index, items }
  }
  return { end: tokens.length - 1, items }
}

/** The items as terms, or undefined when one of them is none. */
function readTerms(tokens: readonly Token[], list: List): readonly Term[] | undefined {
  const terms: Term[] = []
  for (const item of list.items) {
    if (tokens[item.end - 1]?.type !== 'bullet_list_close') return undefined
    const level = tokens[item.start]?.level ?? 0
    let details = item.end - 1
    while (details > item.start && !(tokens[details]?.type === 'bullet_list_open' && tokens[details]?.level === level + 1)) details--
    const inner = readList(tokens, details)
    if (details === item.start + 1 || inner.end !== item.end - 1 || !inner.items.every(({ start }) => isDetail(tokens, start)))
      return undefined
    terms.push({ start: item.start, details, list: inner })
  }
  return terms.length === 0 ? undefined : terms
}

function isDetail(tokens: readonly Token[], itemStart: number): boolean {
  return tokens[itemStart + 1]?.type === 'paragraph_open' && /^:\s/.test(tokens[itemStart + 2]?.content ?? '')
}

function writeDefinitionList(tokens: readonly Token[], list: List, terms: readonly Term[]): Token[] {
  const first = tokens[terms[0]?.start ?? 0]
  if (first === undefined) return []
  const retag = (token: Token, type: string, tag: string, nesting: 1 | -1): Token =>
    Object.assign(Object.create(Object.getPrototypeOf(token)), token, { type, tag, nesting, markup: '' })
  const result = [retag(first, 'dl_open', 'dl', 1)]
  for (const term of terms) {
    const open = tokens[term.start] ?? first
    result.push(retag(open, 'dt_open', 'dt', 1))
    const shown = tokens.slice(term.start + 1, term.details)
    const hasOneParagraph = shown.filter(({ type }) => type === 'paragraph_open').length === 1
    for (const token of shown) {
      if (token.type === 'paragraph_open' || token.type === 'paragraph_close') token.hidden = hasOneParagraph
      result.push(token)
    }
    result.push(retag(open, 'dt_close', 'dt', -1))
    for (const item of term.list.items) {
      result.push(retag(open, 'dd_open', 'dd', 1))
      const inner = tokens.slice(item.start + 1, item.end)
      const text = inner[1]
      if (text !== undefined) text.content = text.content.replace(/^:\s+/, '')
      for (const token of inner)
        if (token.level === (tokens[item.start]?.level ?? 0) + 1 && /^paragraph_/.test(token.type)) token.hidden = false
      for (const token of definitionLists(inner)) result.push(token)
      result.push(retag(open, 'dd_close', 'dd', -1))
    }
  }
  result.push(retag(tokens[list.end] ?? first, 'dl_close', 'dl', -1))
  return result
}
