import type { ReactNode } from 'react'
import { ACCOUNT_PATH, SIGN_IN_PATH, SIGN_OUT_PATH } from '#contracts/account-paths.ts'
import type { MenuLink } from '#contracts/menus.ts'
import { EnglishMark } from '../shell/english-mark.tsx'
import { usePage } from '../ui/page-context.ts'
import '../ui/disclosure.css'
import './account-slot.css'

interface AccountSlotProps {
  /** What the menu leads to, besides the account itself. */
  readonly links: readonly MenuLink[]
  /** Where the user comes back to: path and query of the page, or something that stands for them. */
  readonly next: string
}

/**
 * The account slot in the header: the links to log in, and the menu of a signed-in user. Pages are the same for everybody, so
 * both stand in each of them, as HTML that is never rendered in the browser; the stylesheet shows one of them by the last known state of the
 * user, in one place of one size. What script adds is attached to it (`start-accounts.ts`). Without script the current user is not known,
 * so that a link leads to the account's page.
 */
export function AccountSlot({ links, next }: AccountSlotProps): ReactNode {
  const { t, site, locale, interfaceLang } = usePage()
  const signIn = `${SIGN_IN_PATH}?next=${next}`
  const title = site.features.includes('plus') ? t('accounts.menu_title', { plusName: site.brand.plusName }) : t('accounts.account')
  return (
    <>
      <details className="disclosure account-toggle" name="main-menu" lang={interfaceLang}>
        <summary aria-controls="account-menu account-ways">
          <span className="account-avatar" aria-hidden="true" />
          <span className="account-title">
            <span className="account-own">{title}</span>
            <span className="account-any">{t('accounts.account')}</span>
          </span>
        </summary>
      </details>
      <div className="theme-menu account-menu" id="account-menu" lang={interfaceLang}>
        <ul>
          {links.map((link) => (
            <li key={link.url}>
              <a href={link.url}>
                {link.title}
                <EnglishMark link={link} t={t} />
              </a>
            </li>
          ))}
          <li>
            <a href={ACCOUNT_PATH}>{t('accounts.account')}</a>
          </li>
        </ul>
        <form method="post" action={SIGN_OUT_PATH}>
          <input type="hidden" name="next" value={`/${locale}/`} />
          <button type="submit">{t('accounts.sign_out')}</button>
        </form>
      </div>
      <div className="theme-menu account-ways" id="account-ways" lang={interfaceLang}>
        <a className="account-log-in" rel="nofollow" href={signIn}>
          {t('accounts.log_in')}
        </a>
        <a className="button account-sign-up" rel="nofollow" href={`${signIn}&action=signup`}>
          {t('accounts.sign_up')}
        </a>
        <a className="account-page" href={ACCOUNT_PATH}>
          {t('accounts.account')}
        </a>
      </div>
    </>
  )
}
