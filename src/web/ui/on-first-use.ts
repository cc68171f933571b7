/**
 * Calls back once: when the pointer or the focus first comes into an element, or at once when the focus is there, or it or something in it is open.
 *
 * @param use gets whether it was the pointer of a mouse
 * @returns the cleanup function
 */
export function onFirstUse(element: HTMLElement, use: (isMouse: boolean) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const begin = (event?: Event): void => {
    listening.abort()
    use(event instanceof PointerEvent && event.pointerType === 'mouse')
  }
  element.addEventListener('pointerover', begin, { signal })
  element.addEventListener('focusin', begin, { signal })
  if (element.matches('[open],:has([open])') || element.contains(document.activeElement)) begin()
  return () => listening.abort()
}
