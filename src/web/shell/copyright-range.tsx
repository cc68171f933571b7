import { type ReactNode, useEffect, useState } from 'react'
import { usePage } from '../page-context.ts'
import { FilledText } from '../texts/filled-text.tsx'

/** First year of the range in the footer (reference/client.md 9.2). */
const FIRST_YEAR = '1998'

/** The copyright range. The page says 'present', for it must not depend on the day of the build; the browser writes the year. */
export function CopyrightRange(): ReactNode {
  const { site, t } = usePage()
  const [year, setYear] = useState<number>()
  useEffect(() => setYear(new Date().getFullYear()), [])
  const end = year === undefined ? <span>{t('shell.present')}</span> : <time dateTime={String(year)}>{year}</time>
  return (
    <p className="copyright">
      <FilledText text={t('shell.copyright', { start: FIRST_YEAR, name: site.brand.name })} values={{ end }} />
    </p>
  )
}
