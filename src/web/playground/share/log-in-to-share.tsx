import type { MouseEvent, ReactNode } from 'react'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { usePage } from '../../ui/page-context.ts'
import { usePlayText } from '../texts/play-text.ts'

interface LogInToShareProps {
  readonly keepForReturn: () => string
}

/** An anonymous user is led there, and back to the same code. */
export function LogInToShare({ keepForReturn }: LogInToShareProps): ReactNode {
  const t = usePlayText()
  const { t: tPage, locale } = usePage()
  const keep = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    currentTarget.href = signInUrl(keepForReturn())
  }
  return (
    <>
      <p className="share-quiet">{t('share.log_in')}</p>
      <p>
        <a className="button" href={signInUrl(`/${locale}/play`)} rel="nofollow" onClick={keep}>
          {tPage('accounts.log_in')}
        </a>
      </p>
    </>
  )
}

function signInUrl(next: string): string {
  return `${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`
}
