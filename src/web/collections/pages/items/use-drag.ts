import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Where a dragged item would be dropped: before or after another one. */
export interface Drag {
  readonly itemId: string
  readonly target: { readonly itemId: string; readonly side: 'before' | 'after' } | undefined
}

interface DragInput {
  /** The list; its items have `data-item`. */
  readonly list: RefObject<HTMLElement | null>
  readonly onDrop: (drag: Drag) => void
}

/** How near to an edge of the window the page begins to move, and how far with each frame, in CSS pixels. */
const EDGE = 72
const STEP = 12

/**
 * Drags items of a list by a handle, with mouse, pen and finger. The list stays as it is until the drop, only the place is shown; Escape gives
 * it up. The page scrolls while the pointer is near an edge of the window.
 */
export function useDrag({ list, onDrop }: DragInput): {
  readonly drag: Drag | undefined
  readonly start: (itemId: string, event: ReactPointerEvent<HTMLElement>) => void
} {
  const [drag, setDrag] = useState<Drag>()
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])
  const start = (itemId: string, event: ReactPointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || !event.isPrimary) return
    stop.current()
    const { pointerId } = event
    let now: Drag = { itemId, target: undefined }
    let pointerY = event.clientY
    const look = (): void => {
      now = { itemId, target: findTarget(list.current, pointerY, itemId) }
      setDrag(now)
    }
    const control = new AbortController()
    const { signal } = control
    const end = (): void => {
      control.abort()
      setDrag(undefined)
    }
    stop.current = end
    const ofThis = (act: (moved: PointerEvent) => void) => (moved: PointerEvent) => moved.pointerId === pointerId && act(moved)
    document.addEventListener(
      'pointermove',
      ofThis(({ clientY }) => {
        pointerY = clientY
        look()
      }),
      { signal },
    )
    document.addEventListener(
      'pointerup',
      ofThis(() => {
        end()
        if (now.target !== undefined) onDrop(now)
      }),
      { signal },
    )
    document.addEventListener('pointercancel', ofThis(end), { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
    scrollAtEdges(() => (now.target === undefined ? undefined : pointerY), look, signal)
  }
  return { drag, start }
}

/** The item under a height of the window, or the nearest; undefined for the dragged one itself. */
function findTarget(list: HTMLElement | null, y: number, dragged: string): Drag['target'] {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  const boxes = items.map((item) => ({ itemId: item.dataset.item ?? '', box: item.getBoundingClientRect() }))
  const hit = boxes.find(({ box }) => y < box.bottom) ?? boxes.at(-1)
  if (hit === undefined || hit.itemId === dragged) return undefined
  return { itemId: hit.itemId, side: y < (hit.box.top + hit.box.bottom) / 2 ? 'before' : 'after' }
}

/** @param findY undefined while nothing has been dragged anywhere */
function scrollAtEdges(findY: () => number | undefined, onScrolled: () => void, signal: AbortSignal): void {
  const frame = (): void => {
    if (signal.aborted) return
    const y = findY()
    const step = y === undefined ? 0 : y < EDGE ? -STEP : y > innerHeight - EDGE ? STEP : 0
    if (step !== 0) {
      const before = scrollY
      scrollBy({ top: step, behavior: 'instant' })
      if (scrollY !== before) onScrolled()
    }
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
