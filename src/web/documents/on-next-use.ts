/**
 * Calls back at the next event by which an element is used: a click or a key in it, or that it comes into sight after it was out of sight. After
 * the click, not before it, because what is loaded may replace what is clicked.
 *
 * @returns the cleanup function
 */
export function onNextUse(element: HTMLElement, use: () => void): () => void {
  let wasAway = false
  const observer = new IntersectionObserver((changes) => {
    const isInSight = changes.at(-1)?.isIntersecting === true
    if (isInSight && wasAway) use()
    wasAway ||= !isInSight
  })
  observer.observe(element)
  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener('click', use, { signal })
  element.addEventListener('keyup', use, { signal })
  return () => {
    observer.disconnect()
    listening.abort()
  }
}
