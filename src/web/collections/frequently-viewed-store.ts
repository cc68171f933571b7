import { readStored, store } from '../ui/storage.ts'
import { addVisit, listFrequent, parseOldViewed, parseViewed, type ViewedPage, type Visit } from './frequently-viewed.ts'

/** The names of the reference, so that what readers have there is theirs here (reference/client.md 4.3). */
const KEY = 'frequently-viewed-documents-v2'
const OLD_KEY = 'frequently-viewed-documents'
/** A mark of whose visits they are. It does not tell who that is. */
const OWNER = 'frequently-viewed-owner'

/** Counts a visit of the reader of an account. It never leaves the browser. */
export function recordVisit(account: string, visit: Visit): void {
  claimViewed(account)
  write(addVisit(readViewed(), visit))
}

/** Makes the visits those of an account: what another one has left goes. */
export function claimViewed(account: string): void {
  const owner = readStored(OWNER)
  const mark = markOf(account)
  if (owner === mark) return
  if (owner !== null) forgetAllViewed()
  store(OWNER, mark)
}

/** The pages that the reader of this browser visits often. */
export function readFrequent(now: number): readonly ViewedPage[] {
  return listFrequent(readViewed(), now)
}

/** Forgets the visits to one page. */
export function forgetViewed(url: string): void {
  write(readViewed().filter((page) => page.url !== url))
}

/** Forgets all visits: nothing of an account stays in the browser after signing out. */
export function forgetAllViewed(): void {
  for (const key of [KEY, OLD_KEY, OWNER]) if (readStored(key) !== null) store(key, null)
}

/** Records of the older format come along once. */
function readViewed(): readonly ViewedPage[] {
  const text = readStored(KEY)
  return text === null ? parseOldViewed(readStored(OLD_KEY)) : parseViewed(text)
}

function write(pages: readonly ViewedPage[]): void {
  store(KEY, JSON.stringify(pages))
  if (readStored(OLD_KEY) !== null) store(OLD_KEY, null)
}

/** 32 bits that are the same for the same account, by FNV-1a: too few to find out which one it is. */
function markOf(account: string): string {
  let hash = 0x811c9dc5
  for (const character of account) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
