import type { ReactNode } from 'react'

interface SettingRowProps {
  /** The fragment of its address, which links to it name: `account--ad-free`. */
  readonly id: string
  readonly title: ReactNode
  readonly text: ReactNode
  /** A link or a button at its end. */
  readonly control?: ReactNode
}

/** A row of a section of the settings: what it is about, and what to do about it. Its title has the id `{id}-title`, its text `{id}-text`. */
export function SettingRow({ id, title, text, control }: SettingRowProps): ReactNode {
  return (
    <div className="setting" id={id}>
      <div className="setting-words">
        <h3 id={`${id}-title`}>{title}</h3>
        <div className="setting-text" id={`${id}-text`}>
          {text}
        </div>
      </div>
      {control !== undefined && <div className="setting-control">{control}</div>}
    </div>
  )
}
