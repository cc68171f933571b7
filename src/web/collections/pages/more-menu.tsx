import { type ReactNode, useEffect, useRef } from 'react'
import './more-menu.css'

/** Something that can be done: here, or behind a link to a file. */
export type MenuEntry =
  | { readonly label: string; readonly onChoose: () => void; readonly isDangerous?: true }
  | { readonly label: string; readonly download: string }

interface MoreMenuProps {
  /** What the button is called; only a sign is seen where `isNamed` is not said. */
  readonly label: string
  readonly text?: string
  readonly entries: readonly MenuEntry[]
}

/** A button that shows what else can be done. Escape and all that happens elsewhere close it. */
export function MoreMenu({ label, text, entries }: MoreMenuProps): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = (): void => menu.current?.removeAttribute('open')
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && menu.current?.contains(target) === false) menu.current.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])
  // The focus goes to the button first: a dialog gives it back to what had it, and what is hidden can't have it.
  const choose = (act: () => void): void => {
    menu.current?.querySelector('summary')?.focus()
    close()
    act()
  }
  return (
    <details
      className="more-menu"
      name="collections-more"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || menu.current?.open !== true) return
        event.stopPropagation()
        choose(() => {})
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && menu.current?.contains(relatedTarget) === false) close()
      }}
    >
      <summary aria-label={label} className={text === undefined ? 'more-sign' : 'plain-button'}>
        {text === undefined ? <span className="more-icon" aria-hidden="true" /> : text}
      </summary>
      <ul className="more-list">
        {entries.map((entry) => (
          <li key={entry.label}>
            {'download' in entry ? (
              <a href={entry.download} download="" onClick={close}>
                {entry.label}
              </a>
            ) : (
              <button type="button" className={entry.isDangerous ? 'more-danger' : undefined} onClick={() => choose(entry.onChoose)}>
                {entry.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
