import { findCurrentLink } from './find-current-link.ts'

/** Moves the mark of the current page in the menus: what `MenuList` writes, done to a hydrated page. */
export function markCurrentLink(nav: HTMLElement, currentUrl: string): void {
  for (const element of nav.querySelectorAll('[aria-current]')) element.removeAttribute('aria-current')
  const links = [...nav.querySelectorAll('a')].map((element) => ({ element, url: element.pathname }))
  const current = findCurrentLink(links, new URL(currentUrl, location.href).pathname)
  current?.element.setAttribute('aria-current', current.element.pathname === currentUrl ? 'page' : 'true')
  current?.element.closest('details')?.querySelector('summary')?.setAttribute('aria-current', 'true')
}
