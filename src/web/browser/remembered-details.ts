import { readStored, store } from './storage.ts'

/** Whether the user left the `<details>` of a name open, as the browser remembers it. */
export type Openness = 'open' | 'closed'

/**
 * Gives every `<details data-remember="name">` of the page the state in which the user left the last one of that name. The inline script
 * of the page has shown the open ones as open already (shell/theme-script.ts), so that nothing moves.
 */
export function restoreDetails(): void {
  for (const details of listRemembered()) {
    const stored = readStored(keyOf(details))
    if (stored !== null) details.open = stored === 'open'
  }
  delete document.documentElement.dataset.open
}

/**
 * Remembers from now on which of them the user opens and closes, with whatever device: that is a click. A search in the page opens them too,
 * but not for good.
 */
export function watchDetails(): void {
  addEventListener('click', ({ target }) => {
    const details = findToggled(target)
    if (details?.dataset.remember === undefined) return
    const state: Openness = details.open ? 'closed' : 'open'
    store(keyOf(details), state)
  })
}

/** The `<details>` that a click is about to open or close; undefined for other clicks. */
export function findToggled(target: EventTarget | null): HTMLDetailsElement | undefined {
  const parent = target instanceof Element ? target.closest('summary')?.parentElement : null
  return parent instanceof HTMLDetailsElement ? parent : undefined
}

function listRemembered(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-remember]')]
}

function keyOf({ dataset }: HTMLDetailsElement): string {
  return `details.${dataset.remember ?? ''}`
}
