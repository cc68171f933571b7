import type { ReactNode } from 'react'
import type { OwnShare } from '#contracts/playground.ts'
import { usePlayText } from '../texts/play-text.ts'

interface OwnShareRowProps {
  readonly share: OwnShare
  /** For the date. */
  readonly locale: string
  /** Address of the page of the playground. */
  readonly playground: string
  readonly onTakeBack: () => void
}

const KILOBYTE = 1000

/** One piece of code that the user has shared: when, how it begins, how large it is, its state. */
export function OwnShareRow({ share, locale, playground, onTakeBack }: OwnShareRowProps): ReactNode {
  const t = usePlayText()
  const { id, created_at, bytes, excerpt, state } = share
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(created_at))
  return (
    <li>
      <a href={`${playground}?id=${id}`}>
        <code dir="ltr">{excerpt === '' ? t('share.own_blank') : excerpt}</code>
      </a>
      <span className="share-quiet">
        <time dateTime={created_at}>{date}</time> · {sizeText(bytes, locale)}
        {state !== 'visible' && <strong> · {t(state === 'flagged' ? 'share.own_flagged' : 'share.own_removed')}</strong>}
      </span>
      <button type="button" className="share-plain" onClick={onTakeBack} aria-label={t('share.take_back_one', { name: date })}>
        {t('share.take_back')}
      </button>
    </li>
  )
}

function sizeText(bytes: number, locale: string): string {
  return bytes < KILOBYTE
    ? new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes)
    : new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(bytes / KILOBYTE)
}
