import { type ReactNode, useEffect, useRef } from 'react'
import { closeMenuByUse } from '../../ui/close-menu.ts'
import './play-menu.css'

interface PlayMenuProps {
  /** The class of its panel. */
  readonly name: string
  readonly title: ReactNode
  readonly children: ReactNode
  readonly onOpen?: () => void
}

/** A button of the toolbar that shows a panel below itself; Escape, and a click elsewhere, close it. */
export function PlayMenu({ name, title, children, onOpen }: PlayMenuProps): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = menu.current
    if (element === null) return
    // The editors take the focus by themselves.
    const stop = closeMenuByUse(element, { staysOnFocus: true })
    // What runs in the frame keeps its clicks to itself, but takes the focus.
    const onBlur = (): void => {
      if (document.activeElement instanceof HTMLIFrameElement) element.open = false
    }
    const listening = new AbortController()
    addEventListener('blur', onBlur, { signal: listening.signal })
    return () => {
      stop()
      listening.abort()
    }
  }, [])
  return (
    <details className="play-menu" ref={menu} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className="play-button">{title}</summary>
      <div className={`play-menu-panel ${name}`}>{children}</div>
    </details>
  )
}
