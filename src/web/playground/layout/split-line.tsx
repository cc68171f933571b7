import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { type Sizes, SMALLEST, valueOfLine } from './split-sizes.ts'

interface SplitLineProps {
  /** What it is called: the two parts that it stands between. */
  readonly label: string
  /** Id of the part before it. */
  readonly controls: string
  /** The direction of the line itself: between columns it is vertical. */
  readonly orientation: 'horizontal' | 'vertical'
  readonly sizes: Sizes
  /** The part before it. */
  readonly index: number
  /** Where the line shall be moved, in percent of the whole split. */
  readonly onMove: (by: number) => void
  /** The parts shall have the sizes that they had at first. */
  readonly onReset: () => void
}

const STEP = 2
const LARGE_STEP = 10
/** How far a line may be from where the keys Home and End send it. */
const WHOLE = 100

/** The line between two panels: dragged, or moved by the arrow keys (WAI-ARIA Authoring Practices, "Window Splitter"). */
export function SplitLine({ label, controls, orientation, sizes, index, onMove, onReset }: SplitLineProps): ReactNode {
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const { currentTarget: line } = event
    if (!line.hasPointerCapture(event.pointerId)) return
    // From where the line is, so that it comes back under a pointer that was beyond its end.
    const { left, top, width, height } = line.getBoundingClientRect()
    const isVertical = orientation === 'vertical'
    const by = isVertical ? (event.clientX - left - width / 2) * directionOf(line) : event.clientY - top - height / 2
    onMove((WHOLE * by) / lengthOf(line, orientation))
  }
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const by = stepOf(event, orientation)
    if (by === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (by === undefined) onReset()
    else onMove(by)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <hr> can't be focused or moved
    <div
      className="play-line"
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-controls={controls}
      aria-orientation={orientation}
      aria-valuemin={SMALLEST}
      aria-valuemax={WHOLE - SMALLEST}
      aria-valuenow={valueOfLine(sizes, index)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={onReset}
      onKeyDown={press}
    />
  )
}

/** Undefined for a key that moves nothing. */
function stepOf(
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLDivElement>,
  orientation: 'horizontal' | 'vertical',
): number | undefined {
  const step = shiftKey ? LARGE_STEP : STEP
  if (key === 'Home') return -WHOLE
  if (key === 'End') return WHOLE
  if (orientation === 'horizontal') return key === 'ArrowUp' ? -step : key === 'ArrowDown' ? step : undefined
  const forward = directionOf(currentTarget) * step
  return key === 'ArrowLeft' ? -forward : key === 'ArrowRight' ? forward : undefined
}

/** 1 where lines run from left to right. */
function directionOf(line: HTMLElement): 1 | -1 {
  return getComputedStyle(line).direction === 'rtl' ? -1 : 1
}

function lengthOf(line: HTMLElement, orientation: 'horizontal' | 'vertical'): number {
  const { width = WHOLE, height = WHOLE } = line.parentElement?.getBoundingClientRect() ?? {}
  return Math.max(1, orientation === 'vertical' ? width : height)
}
