/** Other work of the page comes first, but not for ever. */
const IDLE_WITHIN = { timeout: 10_000 }

/** Works in a task of its own while the browser is idle. Safari knows no idle callbacks: there in the next task. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, IDLE_WITHIN)
  else setTimeout(work)
}
