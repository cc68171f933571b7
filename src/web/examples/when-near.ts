/** How far from the window something is near, in its height: what the user scrolls to is there when they come to it. */
const MARGIN = '75% 0px'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/**
 * Calls back once, as soon as an element is near what the user sees; one observer for all elements.
 *
 * @returns the cleanup function
 */
export function whenNear(element: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) take(target)?.()
    },
    { rootMargin: MARGIN },
  )
  waiting.set(element, act)
  observer.observe(element)
  return () => void take(element)
}

function take(element: Element): (() => void) | undefined {
  const act = waiting.get(element)
  waiting.delete(element)
  observer?.unobserve(element)
  return act
}
