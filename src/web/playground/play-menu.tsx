import { type ReactNode, useEffect, useRef } from 'react'
import './play-menu.css'

interface PlayMenuProps {
  /** The class of its panel. */
  readonly name: string
  readonly title: ReactNode
  readonly children: ReactNode
  readonly onOpen?: () => void
}

/** A button of the tool bar that shows a panel below itself; Escape, and a click elsewhere, close it. */
export function PlayMenu({ name, title, children, onOpen }: PlayMenuProps): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = menu.current
    const close = (): void => {
      if (element !== null) element.open = false
    }
    const onPress = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || element?.open !== true) return
      const hadFocus = element.contains(document.activeElement)
      close()
      if (hadFocus) element.querySelector('summary')?.focus()
    }
    const onPoint = ({ target }: PointerEvent): void => {
      if (target instanceof Node && element?.contains(target) !== true) close()
    }
    element?.addEventListener('keydown', onPress)
    document.addEventListener('pointerdown', onPoint)
    // What runs in the frame keeps its clicks to itself, but takes the focus.
    const onBlur = (): void => {
      if (document.activeElement instanceof HTMLIFrameElement) close()
    }
    addEventListener('blur', onBlur)
    return () => {
      element?.removeEventListener('keydown', onPress)
      document.removeEventListener('pointerdown', onPoint)
      removeEventListener('blur', onBlur)
    }
  }, [])
  return (
    <details className="play-menu" ref={menu} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className="play-button">{title}</summary>
      <div className={`play-menu-panel ${name}`}>{children}</div>
    </details>
  )
}
