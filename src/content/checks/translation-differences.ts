import { countOf } from '#contracts/count-of.ts'
import type { MacroCall } from '../macros/engine/lexer.ts'
import { MACROS_BY_NAME } from '../macros/index.ts'
import type { PageSource } from '../source/page-source.ts'
import type { CheckedPage, PageProblem } from './page-check.ts'

interface List {
  items: number
  readonly offset: number
}

/**
 * Where a translation is built another way than the English page: macros that stand on their own (those in sentences may become other
 * words), and lists with the number of their items. One problem for each macro and one for the first list that differs.
 */
export function findTranslationDifferences({ source, english }: CheckedPage): readonly PageProblem[] {
  return english === undefined ? [] : [...macroDifferences(source, english), ...listDifferences(source, english)]
}

function macroDifferences(source: PageSource, english: PageSource): readonly PageProblem[] {
  const own = callsByName(source)
  const others = callsByName(english)
  return [...new Set([...own.keys(), ...others.keys()])].flatMap((name) => {
    const calls = own.get(name) ?? []
    const wanted = others.get(name) ?? []
    if (calls.length === wanted.length) return []
    const written = (calls[0] ?? wanted[0])?.written ?? name
    return [
      problem(`${written} is used ${times(calls.length)} here, ${times(wanted.length)} on the English page`, calls.at(-1)?.start ?? 0),
    ]
  })
}

function callsByName({ calls }: PageSource): ReadonlyMap<string, readonly MacroCall[]> {
  return Map.groupBy(
    calls.filter(({ name }) => MACROS_BY_NAME.get(name)?.macro.isBlock === true),
    ({ name }) => name,
  )
}

function listDifferences(source: PageSource, english: PageSource): readonly PageProblem[] {
  const own = listsOf(source)
  const others = listsOf(english)
  const index = Array.from({ length: Math.max(own.length, others.length) }, (_, at) => at).find(
    (at) => own[at]?.items !== others[at]?.items,
  )
  if (index === undefined) return []
  const list = own[index]
  const other = others[index]
  if (list === undefined)
    return [problem(`the page has ${countOf(own.length, 'list')}, the English page ${others.length}`, own.at(-1)?.offset ?? 0)]
  const found = other === undefined ? 'is not there' : `has ${other.items}`
  return [problem(`list ${index + 1} has ${countOf(list.items, 'item')}, in the English page it ${found}`, list.offset)]
}

/** The lists in the order of their beginnings. The tokens are read once, because a page may consist of lists (docs/behaviour/content-limits.md 2). */
function listsOf({ tokens, lineStarts }: PageSource): readonly List[] {
  const lists: List[] = []
  const open: List[] = []
  for (const { type, map } of tokens) {
    const list = open.at(-1)
    if (LIST_OPEN.has(type)) {
      const started = { items: 0, offset: lineStarts[map?.[0] ?? 0] ?? 0 }
      lists.push(started)
      open.push(started)
    } else if (LIST_CLOSE.has(type)) open.pop()
    else if (type === 'list_item_open' && list !== undefined) list.items += 1
  }
  return lists
}

const LIST_OPEN: ReadonlySet<string> = new Set(['bullet_list_open', 'ordered_list_open'])
const LIST_CLOSE: ReadonlySet<string> = new Set(['bullet_list_close', 'ordered_list_close'])

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

function problem(message: string, offset: number): PageProblem {
  return { kind: 'translation-differences', severity: 'info', message, hint: 'bring the translation up to date', offset }
}
