import { type ReactNode, useEffect, useRef } from 'react'
import { Disclosure } from '../ui/disclosure.tsx'
import { loadOnFirstUse } from '../ui/load-on-first-use.ts'
import { usePage } from '../ui/page-context.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import './main-menu.css'
import { closeOpenMenu } from './close-open-menu.ts'
import { markCurrentLink } from './mark-current-link.ts'

interface MainMenuProps {
  readonly currentUrl: string
  /** HTML of `MenuList`. */
  readonly html: string
  /** What stands between the button and the menus: the button comes first, where phones have it, and so it does for the keyboard. */
  readonly children: ReactNode
}

/**
 * The menus of the site, with the button that shows them on phones. Everything opens without script; what the script adds is loaded when
 * the header is first used, and attached to the HTML that stands in the page. What is open and current stays in that HTML.
 */
export function MainMenu({ currentUrl, html, children }: MainMenuProps): ReactNode {
  const { t, interfaceLang } = usePage()
  const toggle = useRef<HTMLDetailsElement>(null)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const menus = nav.current
    const header = menus?.closest('header')
    if (menus === null || header == null) return
    let cleanup = loadOnFirstUse(
      header,
      () => import('./attach-menus.ts'),
      ({ attachMenus }, isMouse) => {
        cleanup = attachMenus(menus, { toggle: toggle.current, isMouse })
      },
    )
    return () => cleanup()
  }, [])
  const shownUrl = useRef(currentUrl)
  useEffect(() => {
    if (nav.current === null || shownUrl.current === currentUrl) return
    shownUrl.current = currentUrl
    // A menu that stays open would cover the page it led to. One that was opened before the page was hydrated stays.
    closeOpenMenu(nav.current)
    markCurrentLink(nav.current, currentUrl)
  }, [currentUrl])
  if (html === '') return children
  return (
    <>
      <Disclosure
        name="menu-toggle"
        controls="main-menu"
        labels={{ open: t('shell.open_menu'), close: t('shell.close_menu') }}
        currentUrl={currentUrl}
        ref={toggle}
      />
      {children}
      <RawHtml
        as="nav"
        className="main-menu"
        id="main-menu"
        aria-label={t('shell.main_navigation')}
        lang={interfaceLang}
        data-shell="menus"
        ref={nav}
        html={html}
      />
    </>
  )
}
