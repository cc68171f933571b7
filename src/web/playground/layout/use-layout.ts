import { useEffect, useRef, useState } from 'react'
import { BREAKPOINTS } from '#contracts/limits.ts'
import { useMedia } from '../use-media.ts'
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

export interface UsedLayout {
  readonly layout: Layout
  /** Too narrow for panels beside or below one another: one at a time. */
  readonly isNarrow: boolean
  readonly sizes: SplitSizes
  choose(layout: Layout): void
  move(split: Split, index: number, by: number): void
  /** Gives a split, or all of the layout, its original sizes. */
  restore(split?: Split): void
}

const KEEP_DELAY_MS = 300

/** The reader's layout; without one, three columns of code where the window is wide, else the result beside the code. */
export function useLayout(): UsedLayout {
  const [choice, setChoice] = useState<LayoutChoice>(readLayoutChoice)
  const isNarrow = useMedia(`(width < ${BREAKPOINTS.md}px)`)
  const isWide = useMedia(`(width >= ${BREAKPOINTS.xxl}px)`)
  const layout = choice.layout ?? (isWide ? 'rows' : 'columns')
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const timer = setTimeout(() => keepLayoutChoice(choice), KEEP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [choice])
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
