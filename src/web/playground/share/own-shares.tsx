import { type ReactNode, useRef, useState } from 'react'
import { SHARES_PER_PAGE } from '#contracts/limits.ts'
import type { OwnShare, playground } from '#contracts/playground.ts'
import { call } from '../../call.ts'
import { usePage } from '../../page-context.ts'
import { OwnShareRow } from './own-share-row.tsx'
import type { TranslatePlayground } from './share-props.ts'

interface OwnSharesProps {
  readonly t: TranslatePlayground
  /** Address of the page of the playground. */
  readonly playground: string
  readonly onTakenBack: ((id: string) => void) | undefined
}

const LIST = { method: 'GET', path: '/api/v1/play/' } as const
const TAKE_BACK = { method: 'DELETE', path: '/api/v1/play/{id}' } as const

interface Shown {
  readonly items: readonly OwnShare[]
  readonly total: number
}

/** What the reader has shared, asked for when it is opened, and the way to take it back. */
export function OwnShares({ t, playground: page, onTakenBack }: OwnSharesProps): ReactNode {
  const { locale } = usePage()
  const [shown, setShown] = useState<Shown>()
  const [said, setSaid] = useState('')
  const summary = useRef<HTMLElement>(null)
  const show = async (earlier: readonly OwnShare[]): Promise<void> => {
    const result = await call<typeof playground.list>(LIST, { query: { page: earlier.length / SHARES_PER_PAGE + 1 } })
    if (result.isOk) setShown({ items: [...earlier, ...result.reply.items], total: result.reply.total })
    else setSaid(t('share.own_failed', { reason: result.message }))
  }
  const begin = (isOpen: boolean): void => {
    if (!isOpen || shown !== undefined) return
    setSaid('')
    void show([])
  }
  const takeBack = async (id: string): Promise<void> => {
    if (!confirm(t('share.confirm_take_back'))) return
    const result = await call<typeof playground.remove>(TAKE_BACK, { params: { id } })
    setSaid(result.isOk ? t('share.taken_back') : t('share.take_back_failed', { reason: result.message }))
    if (!result.isOk) return
    // The button that had the focus goes with its row.
    summary.current?.focus()
    onTakenBack?.(id)
    await show([])
  }
  return (
    <details className="share-own" onToggle={({ currentTarget }) => begin(currentTarget.open)}>
      <summary ref={summary}>{t('share.own')}</summary>
      {shown === undefined && said === '' && <p className="share-quiet">{t('share.own_loading')}</p>}
      {shown?.items.length === 0 && <p className="share-quiet">{t('share.own_none')}</p>}
      {shown !== undefined && shown.items.length > 0 && (
        <ul>
          {shown.items.map((share) => (
            <OwnShareRow key={share.id} t={t} share={share} locale={locale} playground={page} onTakeBack={() => void takeBack(share.id)} />
          ))}
        </ul>
      )}
      {shown !== undefined && shown.items.length < shown.total && (
        <button type="button" className="share-plain" onClick={() => void show(shown.items)}>
          {t('share.own_more')}
        </button>
      )}
      <p role="status" className="share-quiet">
        {said}
      </p>
    </details>
  )
}
