import { type ReactNode, useEffect, useRef } from 'react'
import { usePage } from '../page-context.ts'
import { findCurrentArea } from './find-current-area.ts'
import './main-menu.css'

interface MainMenuProps {
  readonly currentUrl: string
}

/**
 * The areas of the site. On phones a `<details>` before the list opens it, so that it works without script: the sheet shows the list while
 * its neighbour is open.
 */
export function MainMenu({ currentUrl }: MainMenuProps): ReactNode {
  const { site, t } = usePage()
  const toggle = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close(toggle.current)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  // A menu that stays open would cover the page it led to. One that was opened before the page came alive stays.
  const shownUrl = useRef(currentUrl)
  useEffect(() => {
    if (shownUrl.current !== currentUrl) toggle.current?.removeAttribute('open')
    shownUrl.current = currentUrl
  }, [currentUrl])
  if (site.areas.length === 0) return null
  const current = findCurrentArea(site.areas, currentUrl)
  return (
    <>
      <details className="menu-toggle" ref={toggle}>
        <summary aria-controls="main-menu">
          <span className="menu-toggle-icon" aria-hidden="true" />
          <span className="menu-toggle-open">{t('shell.open_menu')}</span>
          <span className="menu-toggle-close">{t('shell.close_menu')}</span>
        </summary>
      </details>
      <nav className="main-menu" id="main-menu" aria-label={t('shell.main_navigation')}>
        <ul>
          {site.areas.map((area) => (
            <li key={area.url}>
              <a href={area.url} aria-current={area === current ? (area.url === currentUrl ? 'page' : 'true') : undefined}>
                {area.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function close(toggle: HTMLDetailsElement | null): void {
  if (toggle === null || !toggle.open) return
  toggle.open = false
  toggle.querySelector('summary')?.focus()
}
