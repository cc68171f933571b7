import { parseJson } from '../../browser/parse-json.ts'
import { readStored, store } from '../../browser/storage.ts'
import { fieldsOf } from '../code/play-code.ts'
import { evenSizes, findSizes, type Sizes } from './split-sizes.ts'

/** Where the result stands: next to the editors, below them, or alone. */
export const LAYOUTS = ['columns', 'rows', 'result'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The three splits of the page: editors and output, the editors, result and console. */
export type Split = 'main' | 'editors' | 'output'
export type SplitSizes = Readonly<Record<Split, Sizes>>

/** What the user has chosen of a layout; no layout: the one that suits the window. */
export interface LayoutChoice {
  readonly layout?: Layout
  readonly sizes: Readonly<Record<Layout, SplitSizes>>
}

const KEY = 'playground-layout'
/** An editor that is not there leaves its share to the others. */
const COUNTS = { main: 2, editors: 4, output: 2 } as const satisfies Readonly<Record<Split, number>>
const SIDE_BY_SIDE: SplitSizes = { main: [50, 50], editors: evenSizes(4), output: [68, 32] }
/** What holds before the user moves a line. */
export const DEFAULT_SIZES: LayoutChoice['sizes'] = {
  columns: SIDE_BY_SIDE,
  rows: { main: [45, 55], editors: evenSizes(4), output: [62, 38] },
  result: { ...SIDE_BY_SIDE, output: [75, 25] },
}

/** The user's layout, as this browser remembers it. */
export function readLayoutChoice(): LayoutChoice {
  const stored = fieldsOf(parseJson(readStored(KEY)))
  const layout = LAYOUTS.find((known) => known === stored.get('layout'))
  const sizes = fieldsOf(stored.get('sizes'))
  return {
    ...(layout === undefined ? {} : { layout }),
    sizes: {
      columns: sizesOf(sizes.get('columns'), DEFAULT_SIZES.columns),
      rows: sizesOf(sizes.get('rows'), DEFAULT_SIZES.rows),
      result: sizesOf(sizes.get('result'), DEFAULT_SIZES.result),
    },
  }
}

/** Remembers it. */
export function keepLayoutChoice(choice: LayoutChoice): void {
  store(KEY, JSON.stringify(choice))
}

function sizesOf(value: unknown, otherwise: SplitSizes): SplitSizes {
  const stored = fieldsOf(value)
  const find = (split: Split): Sizes => findSizes(stored.get(split), COUNTS[split]) ?? otherwise[split]
  return { main: find('main'), editors: find('editors'), output: find('output') }
}
