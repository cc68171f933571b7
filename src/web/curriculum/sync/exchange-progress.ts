import type { LearnedModule, LearningProgress } from '#contracts/learning.ts'
import { accountMark } from '../../browser/account-mark.ts'
import { currentUser } from '../../browser/user.ts'
import { mergeProgress, readAccount, readLocal, withoutKnown, writeAccount, writeLocal } from '../progress/progress.ts'
import { readProgress, sendProgress } from './learning-calls.ts'
import { fromModules, toModules } from './module-names.ts'

/** The user's account; undefined when no one is signed in, or that is not known. */
export function findAccount(): string | undefined {
  const user = currentUser()
  return user?.isAuthenticated === true && user.maintenance === undefined ? (user.username ?? undefined) : undefined
}

/** What was done and not yet sent to the server: by the account's learner, and in this browser before anybody signed in. */
export function listWaiting(account: string): LearnedModule[] {
  return toModules(mergeProgress(readLocal(), readAccount(accountMark(account)).pending))
}

/**
 * Sends the server what it does not have yet, and stores its response. What was done before anybody signed in goes from here once the server
 * has it: so it is the first account's only. Where nothing is to be sent, what other devices have sent is read. It never throws.
 *
 * @returns whether the server has answered
 */
export async function exchangeProgress(): Promise<boolean> {
  const account = findAccount()
  if (account === undefined) return false
  turns += 1
  const turn = turns
  const waiting = listWaiting(account)
  const sent = waiting.length === 0 ? await readProgress() : await sendProgress(account, waiting)
  // What it will not take stays here; what it has is shown all the same.
  const isRejected = !sent.isOk && sent.status !== undefined && waiting.length > 0
  const result = isRejected ? await readProgress() : sent
  if (!result.isOk) return false
  if (turn > taken) takeAnswer(account, result.reply)
  taken = Math.max(taken, turn)
  return true
}

/** As a page is left, nothing waits for its turn: an older question that is answered later counts no more. */
let turns = 0
let taken = 0

/** The server's word, unless it is another's: it asks the session, and this page may not know yet whose that is. */
function takeAnswer(account: string, reply: LearningProgress): void {
  if (reply.account !== account || findAccount() !== account) return
  const owner = accountMark(account)
  const known = fromModules(reply.modules)
  // What was done meanwhile is still to be sent.
  writeAccount({ owner, known, pending: withoutKnown(readAccount(owner).pending, known) })
  writeLocal(withoutKnown(readLocal(), known))
}
