/** How much of an ad must be seen, and for how long, in a tab that is visible (docs/behaviour/ads.md 17). */
const SEEN_PART = 0.5
const SEEN_MS = 1000

/** Calls back once, when half of an element was seen for a second without a break. */
export function watchView(element: Element, signal: AbortSignal, onView: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isInSight = false
  const watching = new AbortController()
  const both = AbortSignal.any([signal, watching.signal])
  const look = (): void => {
    clearTimeout(timer)
    if (both.aborted || !isInSight || document.visibilityState !== 'visible') return
    timer = setTimeout(() => {
      watching.abort()
      onView()
    }, SEEN_MS)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      isInSight = entries.at(-1)?.isIntersecting === true
      look()
    },
    { threshold: SEEN_PART },
  )
  document.addEventListener('visibilitychange', look, { signal: both })
  const stop = (): void => {
    clearTimeout(timer)
    observer.disconnect()
  }
  both.addEventListener('abort', stop, { once: true })
  observer.observe(element)
}
