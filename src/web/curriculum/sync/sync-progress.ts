import { inOneTab } from '../../browser/in-one-tab.ts'
import { exchangeProgress, findAccount, listWaiting } from './exchange-progress.ts'

let running: Promise<void> | undefined
/** Whose progress was read last, and when. */
let last: { readonly account: string; readonly at: number } | undefined

/** How long what was read counts as new, in milliseconds: a user who comes from another device sees here what they did there. */
const FRESH_MS = 60_000

/** Makes the browser and the server agree, one exchange at a time. */
export function syncProgress(): Promise<void> {
  running ??= inOneTab('curriculum-progress', exchange).finally(() => {
    running = undefined
  })
  return running
}

/** The same where there is something to tell, or what is known is old. */
export async function syncUnlessFresh(): Promise<void> {
  const account = findAccount()
  if (account === undefined) return
  const isFresh = last?.account === account && performance.now() - last.at < FRESH_MS
  if (!isFresh || listWaiting(account).length > 0) await syncProgress()
}

async function exchange(): Promise<void> {
  const account = findAccount()
  if ((await exchangeProgress()) && account !== undefined) last = { account, at: performance.now() }
}
