import type { MeasuredEvent } from '#contracts/events.ts'

/**
 * The event of a `<details>` that has opened or closed, by a click, Escape or a click outside: the menu of the actions of an article, or one of them, is
 * `article.actions`; undefined for all others.
 */
export function findToggle(target: EventTarget | null): MeasuredEvent | undefined {
  const isActions = target instanceof HTMLDetailsElement && target.matches('.actions-toggle, .article-actions details')
  return isActions ? { name: 'article.actions', isOpen: target.open } : undefined
}
