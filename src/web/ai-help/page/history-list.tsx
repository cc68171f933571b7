import { type ReactNode, useId } from 'react'
import { isPlainClick } from '../../browser/is-plain-click.ts'
import { helpLanguage, helpText } from '../answer/help-text.ts'
import { type HistoryGroup, historyGroups, type StoredTalk } from '../talk/history-groups.ts'

interface HistoryListProps {
  readonly talks: readonly StoredTalk[]
  readonly shown: string | undefined
  readonly onOpen: (chatId: string) => void
  readonly onDelete: (talk: StoredTalk) => void
}

/** The name of a stored conversation. */
export function titleOf({ label }: StoredTalk): string {
  return label ?? helpText('history_untitled')
}

/** The stored conversations by their time; links, so that one can be opened in a tab of its own. */
export function HistoryList(props: HistoryListProps): ReactNode {
  const id = useId()
  return historyGroups(props.talks, Date.now()).map(({ name, talks }, index) => (
    <section key={nameOf(name)} aria-labelledby={`${id}-${index}`}>
      <h3 id={`${id}-${index}`}>{nameOf(name)}</h3>
      <ul>
        {talks.map((talk) => (
          <Entry key={talk.chatId} {...props} talk={talk} />
        ))}
      </ul>
    </section>
  ))
}

function Entry({ talk, shown, onOpen, onDelete }: Omit<HistoryListProps, 'talks'> & { readonly talk: StoredTalk }): ReactNode {
  const title = titleOf(talk)
  return (
    <li>
      <a
        href={`?${new URLSearchParams({ c: talk.chatId })}`}
        aria-current={talk.chatId === shown ? 'true' : undefined}
        dir="auto"
        onClick={(event) => {
          if (!isPlainClick(event.nativeEvent)) return
          event.preventDefault()
          event.stopPropagation()
          onOpen(talk.chatId)
        }}
      >
        {title}
      </a>
      <button
        type="button"
        className="help-history-delete"
        aria-label={helpText('delete', { title })}
        aria-haspopup="dialog"
        onClick={() => onDelete(talk)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  )
}

function nameOf(name: HistoryGroup['name']): string {
  if (typeof name === 'string') return helpText(`history_${name}`)
  return new Intl.DateTimeFormat(helpLanguage(), { month: 'short', year: 'numeric' }).format(name.month)
}
