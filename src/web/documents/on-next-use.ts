/**
 * Calls back at the next sign that an element is used: a click or a key in it, or that it comes into sight after it was out of it. Only
 * when the click has been made, for what is brought in may take the place of what is clicked.
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
