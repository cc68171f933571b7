import { type ReactNode, useRef, useState } from 'react'
import type { OwnShare } from '#contracts/playground.ts'
import { PLAYGROUND_ADDRESSES } from '#contracts/playground-addresses.ts'
import { SHARES_PER_PAGE } from '#contracts/playground-limits.ts'
import { call } from '../../browser/call.ts'
import { usePage } from '../../ui/page-context.ts'
import { usePlayText } from '../texts/play-text.ts'
import { OwnShareRow } from './own-share-row.tsx'
import '../../ui/chevron-summary.css'

interface OwnSharesProps {
  /** Address of the page of the playground. */
  readonly playground: string
  readonly onTakenBack: ((id: string) => void) | undefined
}

interface Shown {
  readonly items: readonly OwnShare[]
  readonly total: number
}

/** What the user has shared, asked for when it is opened, and the buttons that delete it. */
export function OwnShares({ playground: page, onTakenBack }: OwnSharesProps): ReactNode {
  const t = usePlayText()
  const { locale } = usePage()
  const [shown, setShown] = useState<Shown>()
  const [status, setStatus] = useState('')
  const summary = useRef<HTMLElement>(null)
  const show = async (earlier: readonly OwnShare[]): Promise<void> => {
    const result = await call(PLAYGROUND_ADDRESSES.list, { query: { page: earlier.length / SHARES_PER_PAGE + 1 } })
    if (result.isOk) setShown({ items: [...earlier, ...result.reply.items], total: result.reply.total })
    else setStatus(t('share.own_failed', { reason: result.shown ?? t('unreachable') }))
  }
  const begin = (isOpen: boolean): void => {
    if (!isOpen || shown !== undefined) return
    setStatus('')
    void show([])
  }
  const takeBack = async (id: string): Promise<void> => {
    if (!confirm(t('share.confirm_take_back'))) return
    const result = await call(PLAYGROUND_ADDRESSES.remove, { params: { id } })
    setStatus(result.isOk ? t('share.taken_back') : t('share.take_back_failed', { reason: result.shown ?? t('unreachable') }))
    if (!result.isOk) return
    // The button that had the focus goes with its row.
    summary.current?.focus()
    onTakenBack?.(id)
    await show([])
  }
  return (
    <details className="share-own" onToggle={({ currentTarget }) => begin(currentTarget.open)}>
      <summary ref={summary} className="chevron-summary">
        {t('share.own')}
      </summary>
      {shown === undefined && status === '' && <p className="share-quiet">{t('share.own_loading')}</p>}
      {shown?.items.length === 0 && <p className="share-quiet">{t('share.own_none')}</p>}
      {shown !== undefined && shown.items.length > 0 && (
        <ul>
          {shown.items.map((share) => (
            <OwnShareRow key={share.id} share={share} locale={locale} playground={page} onTakeBack={() => void takeBack(share.id)} />
          ))}
        </ul>
      )}
      {shown !== undefined && shown.items.length < shown.total && (
        <button type="button" className="share-plain" onClick={() => void show(shown.items)}>
          {t('share.own_more')}
        </button>
      )}
      <p role="status" className="share-quiet">
        {status}
      </p>
    </details>
  )
}
