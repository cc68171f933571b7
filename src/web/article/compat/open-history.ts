const OPEN = '.compat td details[open]'

/**
 * Escape and a click elsewhere close the history that is open; one that opens comes into sight.
 *
 * @returns the cleanup function
 */
export function answerHistories(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('keydown', closeByKey, { signal })
  addEventListener('click', closeByClick, { signal })
  document.addEventListener('toggle', bringIntoView, { capture: true, signal })
  return () => listening.abort()
}

function closeByKey({ key }: KeyboardEvent): void {
  const history = key === 'Escape' ? document.querySelector<HTMLDetailsElement>(OPEN) : null
  if (history === null) return
  const hadFocus = history.contains(document.activeElement)
  history.open = false
  if (hadFocus) history.querySelector('summary')?.focus()
}

function closeByClick({ target }: Event): void {
  const history = document.querySelector<HTMLDetailsElement>(OPEN)
  if (history !== null && target instanceof Node && !history.contains(target)) history.open = false
}

/** The event does not bubble, but it passes the document on its way. */
function bringIntoView({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.matches(OPEN)) target.lastElementChild?.scrollIntoView({ block: 'nearest' })
}
