import type { ReactNode } from 'react'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { MenuLink } from '#contracts/menus.ts'
import type { Translate } from '../texts/translator.ts'

interface EnglishMarkProps {
  readonly link: MenuLink
  readonly t: Translate
}

const CODE = DEFAULT_LOCALE.slice(0, 2).toUpperCase()

/** Says that a link leads to another language: its code to the eye, a word to those who listen. */
export function EnglishMark({ link, t }: EnglishMarkProps): ReactNode {
  if (link.isEnglish !== true) return null
  return (
    <small className="english-mark" data-code={CODE}>
      <span className="visually-hidden">{` (${t('shell.in_english')})`}</span>
    </small>
  )
}
