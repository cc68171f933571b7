import { type RefObject, useEffect } from 'react'

/** Whether the sidebar lies over the article and not beside it, as on phones: the sheet decides that, so the page is asked. */
export function isOverArticle(): boolean {
  const sidebar = document.getElementById('sidebar')
  return sidebar !== null && getComputedStyle(sidebar).getPropertyValue('--sidebar-place').trim() === 'over'
}

/** While the sidebar lies over the article, Escape closes it, and so does the focus on its way to what it covers. */
export function useSidebarOverArticle(toggle: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const isCovering = (): boolean => toggle.current?.open === true && isOverArticle()
    const close = (): void => toggle.current?.removeAttribute('open')
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isCovering()) return
      close()
      toggle.current?.querySelector('summary')?.focus()
    }
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('main') !== null && isCovering()) close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [toggle])
}
