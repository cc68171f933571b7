import type { PageContextValue } from '../page-context.ts'
import { currentUser, watchUser } from '../user.ts'
import { attachAccountMenu } from './attach-account-menu.ts'
import { followUser } from './follow-user.ts'
import { keepNext } from './keep-next.ts'
import { forgetUser } from './kept-user.ts'
import { showUser } from './show-user.ts'

/** Makes the account's place of the header a living one: it shows who reads, as long as the page stands. In a chunk of its own. */
export function startAccounts({ site, t }: Pick<PageContextValue, 'site' | 't'>): void {
  const place = document.querySelector<HTMLElement>('.account')
  if (place === null) return
  keepNext(place)
  attachAccountMenu(place)
  // The page that comes after signing out is not to begin as that of who was here.
  place.querySelector('form')?.addEventListener('submit', forgetUser)
  watchUser(() => showUser(place, currentUser(), { plusName: site.brand.plusName, outageTitle: t('accounts.maintenance') }))
  followUser({
    outage: t('accounts.api_down', { ...site.brand }),
    onWithoutAccounts: () => {
      document.documentElement.dataset.account = 'none'
    },
  })
}
