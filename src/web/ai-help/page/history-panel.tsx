import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePage } from '../../ui/page-context.ts'
import { helpText } from '../answer/help-text.ts'
import type { HelpCalls } from '../talk/help-calls.ts'
import type { StoredTalk } from '../talk/history-groups.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { HistoryList } from './history-list.tsx'

interface HistoryPanelProps {
  readonly calls: HelpCalls
  /** Another number: the list has changed. */
  readonly version: number
  /** The user lets conversations be stored. */
  readonly isOn: boolean
  readonly shown: string | undefined
  readonly onOpen: (chatId: string) => void
  /** The conversation that was shown is deleted. */
  readonly onRemoved: () => void
}

/** The stored conversations; where none are stored, the way to change that. On a phone it opens by a button. */
export function HistoryPanel(props: HistoryPanelProps): ReactNode {
  const { isOn } = props
  const [isOpen, setIsOpen] = useState(false)
  if (!isOn) return <HistoryOff />
  return (
    <aside className="help-history" data-open={isOpen} aria-label={helpText('history')}>
      <button type="button" className="quiet-button help-history-toggle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {helpText(isOpen ? 'history_hide' : 'history_show')}
      </button>
      <div className="help-history-body">
        <h2>{helpText('history')}</h2>
        <Stored
          {...props}
          onOpen={(chatId) => {
            props.onOpen(chatId)
            setIsOpen(false)
          }}
        />
      </div>
    </aside>
  )
}

function Stored({ calls, version, shown, onOpen, onRemoved }: HistoryPanelProps): ReactNode {
  const [talks, setTalks] = useState<readonly StoredTalk[] | 'failed'>()
  const [asked, setAsked] = useState<StoredTalk>()
  const [note, setNote] = useState('')
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the list again for each version
  useEffect(() => {
    let isGone = false
    const read = (): void =>
      void calls.list().then((found) => {
        if (!isGone) setTalks((before) => found ?? (Array.isArray(before) ? before : 'failed'))
      })
    read()
    // Another tab may have changed it.
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') read()
    }
    const listening = new AbortController()
    document.addEventListener('visibilitychange', onReturn, { signal: listening.signal })
    return () => {
      isGone = true
      listening.abort()
    }
  }, [calls, version])
  const remove = async (talk: StoredTalk): Promise<string | undefined> => {
    const result = await calls.remove(talk.chatId)
    // What another tab has deleted is deleted.
    if (!result.isOk && result.status !== 404) return result.shown ?? ''
    setTalks((before) => (Array.isArray(before) ? before.filter(({ chatId }) => chatId !== talk.chatId) : before))
    setAsked(undefined)
    setNote(helpText('deleted'))
    if (talk.chatId === shown) onRemoved()
    requestAnimationFrame(() => list.current?.focus())
    return undefined
  }
  return (
    <div ref={list} tabIndex={-1} className="help-history-place">
      <p className="help-quiet" role="status">
        {note}
      </p>
      {talks === undefined && <p className="help-quiet">{helpText('loading')}</p>}
      {talks === 'failed' && <p className="help-problem">{helpText('history_failed')}</p>}
      {Array.isArray(talks) && talks.length === 0 && <p className="help-quiet">{helpText('history_empty')}</p>}
      {Array.isArray(talks) && <HistoryList talks={talks} shown={shown} onOpen={onOpen} onDelete={setAsked} />}
      {asked !== undefined && <DeleteDialog talk={asked} onClose={() => setAsked(undefined)} onDelete={() => remove(asked)} />}
    </div>
  )
}

function HistoryOff(): ReactNode {
  const settings = usePage().site.pageUrls?.settings
  return (
    <aside className="help-history help-history-off" aria-label={helpText('history')}>
      <h2>{helpText('history_off_title')}</h2>
      <p>{helpText('history_off')}</p>
      {settings !== undefined && (
        <p>
          <a href={`${settings}#ai-help--history-enable`}>{helpText('history_enable')}</a>
        </p>
      )}
    </aside>
  )
}
