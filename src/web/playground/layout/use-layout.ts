import { useState } from 'react'
import { BREAKPOINTS } from '#contracts/breakpoints.ts'
import {
  DEFAULT_SIZES,
  keepLayoutChoice,
  type Layout,
  type LayoutChoice,
  readLayoutChoice,
  type Split,
  type SplitSizes,
} from './layout-choice.ts'
import { moveLine } from './split-sizes.ts'
import { useMedia } from './use-media.ts'
import { useStoredLater } from './use-stored-later.ts'

export interface UsedLayout {
  readonly layout: Layout
  /** Too narrow for panels next to or below one another: one at a time. */
  readonly isNarrow: boolean
  readonly sizes: SplitSizes
  choose(layout: Layout): void
  move(split: Split, index: number, by: number): void
  /** Gives a split, or all of the layout, its original sizes. */
  restore(split?: Split): void
}

/** The user's layout; without one, three columns of code where the window is wide, else the result next to the code. */
export function useLayout(): UsedLayout {
  const [choice, setChoice] = useState<LayoutChoice>(readLayoutChoice)
  const isNarrow = useMedia(`(width < ${BREAKPOINTS.md}em)`)
  const isWide = useMedia(`(width >= ${BREAKPOINTS.xxl}em)`)
  const layout = choice.layout ?? (isWide ? 'rows' : 'columns')
  useStoredLater(choice, keepLayoutChoice)
  const setSizes = (change: (sizes: SplitSizes) => SplitSizes): void =>
    setChoice((known) => ({ ...known, sizes: { ...known.sizes, [layout]: change(known.sizes[layout]) } }))
  return {
    layout,
    isNarrow,
    sizes: choice.sizes[layout],
    choose: (chosen) => setChoice((known) => ({ ...known, layout: chosen })),
    move: (split, index, by) => setSizes((sizes) => ({ ...sizes, [split]: moveLine(sizes[split], index, by) })),
    restore: (split) =>
      setSizes((sizes) => (split === undefined ? DEFAULT_SIZES[layout] : { ...sizes, [split]: DEFAULT_SIZES[layout][split] })),
  }
}
