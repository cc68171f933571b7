import { useLayoutEffect, useRef } from 'react'

/** An element that the browser takes out and puts elsewhere loses the focus: what is given back makes it keep it, once the new order stands. */
export function useKeptFocus(list: { readonly current: HTMLElement | null }): () => void {
  const kept = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = kept.current
    kept.current = null
    if (element === null || !element.isConnected || document.activeElement === element) return
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  })
  return () => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && list.current?.contains(activeElement) === true) kept.current = activeElement
  }
}

/** How long an item is awaited, in frames: about a second. */
const MOST_FRAMES = 60

/** The focus goes to an item once the list has it. */
export function focusItem(list: HTMLElement | null, id: string): void {
  const look = (tries: number): void => {
    const link = list?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] .item-title a`)
    if (link !== null && link !== undefined) link.focus()
    else if (tries > 0) requestAnimationFrame(() => look(tries - 1))
  }
  look(MOST_FRAMES)
}
