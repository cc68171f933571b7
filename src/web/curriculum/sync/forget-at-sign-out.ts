import { readStored, store } from '../../browser/storage.ts'
import { whenSignedOut } from '../../browser/when-signed-out.ts'
import { ACCOUNT_KEY } from '../progress/account-key.ts'

/** What an account has done of the curriculum does not stay in a browser in which it was left. On every page, for users sign out on any of them. */
export function forgetAtSignOut(): void {
  whenSignedOut(() => {
    if (readStored(ACCOUNT_KEY) !== null) store(ACCOUNT_KEY, null)
  })
}
