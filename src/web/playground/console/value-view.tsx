import { type ReactNode, useState } from 'react'
import type { PlayValue } from '#contracts/play-messages.ts'
import { hasMore, keyText, previewText } from '../../ui/play-console/preview-text.ts'

interface ValueViewProps {
  readonly value: PlayValue
  /** A text that was printed by itself stands without quotes. */
  readonly isPlain?: boolean
}

/** A value that code printed; what it holds unfolds. */
export function ValueView({ value, isPlain = false }: ValueViewProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const more = value.more === undefined ? '' : '…'
  if (!hasMore(value)) {
    const text = isPlain && value.kind === 'string' ? value.text + more : previewText(value)
    return <span className={`console-value console-${isPlain && value.kind === 'string' ? 'text' : value.kind}`}>{text}</span>
  }
  return (
    <details className="console-value console-object" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{previewText(value)}</summary>
      {isOpen && (
        <ul>
          {(value.entries ?? []).map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a value never change, and their keys may be the same
            <li key={index}>
              <EntryKey name={entry.key} />
              <ValueView value={entry.value} />
            </li>
          ))}
          {value.more !== undefined && <li>… +{value.more}</li>}
        </ul>
      )}
    </details>
  )
}

function EntryKey({ name }: { readonly name: PlayValue | undefined }): ReactNode {
  return name === undefined ? null : <span className="console-key">{keyText(name)}: </span>
}
