import { accountMark } from '../browser/account-mark.ts'
import { readStored, store } from '../browser/storage.ts'
import { forgetAllViewed } from './forget-viewed.ts'
import { addVisit, listFrequent, parseOldViewed, parseViewed, type ViewedPage, type Visit } from './frequently-viewed.ts'
import { OLD_VIEWED_KEY, VIEWED_KEY, VIEWED_OWNER_KEY } from './storage-keys.ts'

/** Counts a visit of the user of an account. It never leaves the browser. */
export function recordVisit(account: string, visit: Visit): void {
  claimViewed(account)
  write(addVisit(readViewed(), visit))
}

/** Makes the visits those of an account: what another one has left goes. */
export function claimViewed(account: string): void {
  const owner = readStored(VIEWED_OWNER_KEY)
  const mark = accountMark(account)
  if (owner === mark) return
  if (owner !== null) forgetAllViewed()
  store(VIEWED_OWNER_KEY, mark)
}

/** The pages that the user of this browser visits often. */
export function readFrequent(now: number): readonly ViewedPage[] {
  return listFrequent(readViewed(), now)
}

/** Forgets the visits to one page. */
export function forgetViewed(url: string): void {
  write(readViewed().filter((page) => page.url !== url))
}

/** Records of the older format come along once. */
function readViewed(): readonly ViewedPage[] {
  const text = readStored(VIEWED_KEY)
  return text === null ? parseOldViewed(readStored(OLD_VIEWED_KEY)) : parseViewed(text)
}

function write(pages: readonly ViewedPage[]): void {
  store(VIEWED_KEY, JSON.stringify(pages))
  if (readStored(OLD_VIEWED_KEY) !== null) store(OLD_VIEWED_KEY, null)
}
