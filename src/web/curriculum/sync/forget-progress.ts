import { accountMark } from '../../browser/account-mark.ts'
import { inOneTab } from '../../browser/in-one-tab.ts'
import { findOwner, writeAccount, writeLocal } from '../progress/progress.ts'
import { findAccount } from './exchange-progress.ts'
import { removeProgress } from './learning-calls.ts'

/**
 * Forgets all that the learner has done: of their account, or where no one is signed in of this browser.
 *
 * @returns whether it is forgotten; not while the server does not answer
 */
export async function forgetProgress(): Promise<boolean> {
  const account = findAccount()
  if (account === undefined && findOwner() !== undefined) return false
  if (account !== undefined) {
    const { isOk } = await inOneTab('curriculum-progress', removeProgress)
    if (!isOk) return false
    writeAccount({ owner: accountMark(account), known: new Map(), pending: new Map() })
  }
  writeLocal(new Map())
  return true
}
