import { readStored, store } from '../../ui/storage.ts'
import { whenSignedOut } from '../../when-signed-out.ts'
import { ACCOUNT_KEY } from './account-key.ts'

/** What an account has done of the curriculum does not stay in a browser in which it was left. On every page, for readers sign out on any of them. */
export function forgetAtSignOut(): void {
  whenSignedOut(() => {
    if (readStored(ACCOUNT_KEY) !== null) store(ACCOUNT_KEY, null)
  })
}
