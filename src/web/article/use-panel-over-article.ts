import { type RefObject, useEffect } from 'react'

/** Whether a panel lies over the article and not next to it, as on phones. The stylesheet decides that with `--panel-place`. */
export function isOverArticle(panelId: string): boolean {
  const panel = document.getElementById(panelId)
  return panel !== null && getComputedStyle(panel).getPropertyValue('--panel-place').trim() === 'over'
}

/**
 * Closes a panel that lies over the article: on Escape, which gives the focus back to its button; when the focus or a click goes to anything
 * else but a notice at the foot of the window; and when a link of the panel leads to a part of the article. A dialog that was opened in the
 * panel has its own Escape. A link with `data-opens` opens it first, so that what it leads to can be focused (docs/behaviour/reading.md 25).
 *
 * @param toggle the `<details>` that shows the panel
 * @param panelId id of the panel
 */
export function usePanelOverArticle(toggle: RefObject<HTMLDetailsElement | null>, panelId: string): void {
  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    const isCovering = (): boolean => toggle.current?.open === true && isOverArticle(panelId)
    const close = (): void => toggle.current?.removeAttribute('open')
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isWithin(event, 'dialog') || !isCovering()) return
      // The code of a menu that is loading does not press the key again (ui/replay-escape.ts).
      event.preventDefault()
      const opened = openedLast(event, panelId) ?? toggle.current
      opened?.removeAttribute('open')
      opened?.querySelector('summary')?.focus()
    }
    const follow = (event: Event): void => {
      const isInside = isWithin(event, `#${panelId}, [aria-controls="${panelId}"], .foot-notice`)
      const isFollowed = event.type === 'click' && isWithin(event, '[href^="#"]')
      if (isFollowed && isWithin(event, `[data-opens="${panelId}"]`)) toggle.current?.setAttribute('open', '')
      else if ((!isInside || isFollowed) && isCovering()) close()
    }
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('focusin', follow, { signal })
    document.addEventListener('click', follow, { signal })
    return () => control.abort()
  }, [toggle, panelId])
}

/** The menu in the panel that an event began in: its own Escape may not have been loaded yet. */
function openedLast(event: Event, panelId: string): HTMLDetailsElement | undefined {
  const within = document.querySelectorAll<HTMLDetailsElement>(`#${panelId} .disclosure[open]`)
  return [...within].findLast((details) => event.composedPath().includes(details))
}

/** Whether an event began within such an element, even when it has been removed from the page since. */
function isWithin(event: Event, selector: string): boolean {
  return event.composedPath().some((target) => target instanceof Element && target.matches(selector))
}
