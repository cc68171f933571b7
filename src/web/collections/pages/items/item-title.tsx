import type { ReactNode } from 'react'
import { findLocale } from '#contracts/locales.ts'
import { itemHref } from './item-href.ts'
import './item-card.css'

interface ItemTitleProps {
  /** Decoded, as the API gives it. */
  readonly url: string
  readonly title: string
  readonly level: 2 | 3
}

/** The title of a saved page as a link to it. The path above it says the area. */
export function ItemTitle({ url, title, level }: ItemTitleProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <Heading className="item-title" dir="auto" lang={findLocale(url.split('/')[1] ?? '')?.code}>
      <a href={itemHref(url)}>{title}</a>
    </Heading>
  )
}
