import { loadChunk } from '../browser/load-chunk.ts'
import { currentUser, watchUser } from '../browser/user.ts'
import { loadOnFirstUse } from '../ui/load-on-first-use.ts'
import type { PageContextValue } from '../ui/page-context.ts'
import { followUser } from './follow-user.ts'
import { keepNext } from './keep-next.ts'
import { restoreLongNext } from './long-next.ts'
import { forgetUser, shapeOf } from './stored-user.ts'

/** Shows the current user in the header, until the browser leaves the page. In a chunk of its own. */
export function startAccounts({ site, t }: Pick<PageContextValue, 'site' | 't'>): void {
  const slot = document.querySelector<HTMLElement>('.account')
  if (slot === null) return
  restoreLongNext()
  keepNext(slot)
  loadOnFirstUse(
    slot,
    () => import('./attach-account-menu.ts'),
    ({ attachAccountMenu }) => attachAccountMenu(slot),
  )
  // The page that comes after signing out must not begin as that of the previous user.
  slot.querySelector('form')?.addEventListener('submit', forgetUser)
  const words = { plusName: site.brand.plusName, outageTitle: t('accounts.maintenance'), newMark: t('shell.new') }
  let isPlain = true
  watchUser(() => {
    const user = currentUser()
    if (user === undefined) return
    // Most users are anonymous: for them the slot stays as it was sent.
    isPlain &&= user.maintenance === undefined && shapeOf(user) === undefined
    if (isPlain) delete document.documentElement.dataset.account
    else
      loadChunk(() => import('./show-user.ts')).then(
        ({ showUser }) => showUser(slot, currentUser(), words),
        (error: unknown) => console.warn('the account slot shows no user', error),
      )
  })
  followUser({
    outage: t('accounts.api_down', { ...site.brand }),
    onWithoutAccounts: () => {
      document.documentElement.dataset.account = 'none'
    },
  })
}
