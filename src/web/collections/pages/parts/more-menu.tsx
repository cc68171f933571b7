import { type ReactNode, useEffect, useRef } from 'react'
import { closeMenuByUse } from '../../../ui/close-menu.ts'
import './more-menu.css'

/** Something that can be done: here, or by a link to a file. */
export type MenuEntry =
  | { readonly label: string; readonly onChoose: () => void; readonly isDangerous?: true }
  | { readonly label: string; readonly download: string }

interface MoreMenuProps {
  /** What the button is called; without `text` only an icon is seen. */
  readonly label: string
  readonly text?: string
  readonly entries: readonly MenuEntry[]
}

/** A button that shows what else can be done. Escape and all that happens elsewhere close it. */
export function MoreMenu({ label, text, entries }: MoreMenuProps): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = (): void => menu.current?.removeAttribute('open')
  useEffect(() => (menu.current === null ? undefined : closeMenuByUse(menu.current)), [])
  // The focus goes to the button first: a dialog gives it back to what had it, and what is hidden can't have it.
  const choose = (act: () => void): void => {
    menu.current?.querySelector('summary')?.focus()
    close()
    act()
  }
  return (
    <details className="more-menu" name="collections-more" ref={menu}>
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
