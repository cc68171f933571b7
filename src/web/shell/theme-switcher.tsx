import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { THEMES, type Theme } from '#contracts/preference-values.ts'
import { usePage } from '../ui/page-context.ts'
import { whenUsedOutside } from '../ui/when-used-outside.ts'
import './theme-switcher.css'
import { contrast, theme } from './theme.ts'

const LABELS = { 'os-default': 'theme.os_default', light: 'theme.light', dark: 'theme.dark' } as const

/** The button that opens the choice of theme, OS Default, Light or Dark, and of more contrast. Which icon it shows is the stylesheet's affair, so that it is right before hydration. */
export function ThemeSwitcher(): ReactNode {
  const { t, interfaceLang } = usePage()
  const chosen = useSyncExternalStore(theme.subscribe, theme.current, onServer)
  const hasContrast = useSyncExternalStore(contrast.subscribe, contrast.current, onServer) === 'more'
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    focusItem(root.current, '[role="menuitemradio"][aria-checked="true"]')
    const listening = new AbortController()
    whenUsedOutside(
      () => root.current,
      () => setOpen(false),
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [isOpen])

  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  const choose = (choice: Theme): void => {
    theme.choose(choice)
    close()
  }
  const switchContrast = (): void => {
    contrast.choose(hasContrast ? 'os-default' : 'more')
    close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen) return
    if (event.key === 'Escape') close()
    else if (!moveFocus(root.current, event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="theme-switcher" lang={interfaceLang} ref={root}>
      <button
        type="button"
        className="theme-button"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'theme-menu' : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        <span className="theme-icon" aria-hidden="true" />
        <span className="theme-label">{t('theme.label')}</span>
      </button>
      {isOpen && (
        <div className="theme-menu" id="theme-menu" role="menu" aria-label={t('theme.label')} onKeyDown={onKeyDown}>
          {THEMES.map((choice) => (
            <button
              key={choice}
              type="button"
              role="menuitemradio"
              aria-checked={choice === chosen}
              tabIndex={choice === chosen ? 0 : -1}
              onClick={() => choose(choice)}
            >
              <span className={`theme-icon theme-icon-${choice}`} aria-hidden="true" />
              {t(LABELS[choice])}
            </button>
          ))}
          <hr />
          <button type="button" role="menuitemcheckbox" aria-checked={hasContrast} tabIndex={-1} onClick={switchContrast}>
            <span className="theme-icon theme-icon-contrast" aria-hidden="true" />
            {t('theme.more_contrast')}
          </button>
        </div>
      )}
    </div>
  )
}

function onServer(): 'os-default' {
  return 'os-default'
}

/** Moves the focus between the items as menus do; false when the key means nothing here. */
function moveFocus(menu: HTMLElement | null, key: string): boolean {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  const { activeElement } = document
  const at = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1
  const targets: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }
  const target = targets[key]
  if (target === undefined) return false
  items.at(target % items.length)?.focus()
  return true
}

function focusItem(menu: HTMLElement | null, selector: string): void {
  menu?.querySelector<HTMLElement>(selector)?.focus()
}
