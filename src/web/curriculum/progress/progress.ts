import { useSyncExternalStore } from 'react'
import { accountMark } from '../../browser/account-mark.ts'
import { parseJson } from '../../browser/parse-json.ts'
import { currentUser, watchUser } from '../../browser/user.ts'
import { ACCOUNT_KEY } from './account-key.ts'
import { readText, watchTexts, writeText } from './stored-text.ts'

/** Where a browser keeps what was done in it by an anonymous user. */
const LOCAL_KEY = 'curriculum-progress'

/** What a learner has done of a module, by the module's address. */
export interface ModuleProgress {
  /** Ids of the headings of exercises and of the quiz. */
  readonly solved: readonly string[]
  /** How many there were to solve. */
  readonly total: number
  /** When all was solved for the first time, in milliseconds since 1970. */
  readonly finishedAt?: number
}

/** What a learner has done, by the addresses of modules. */
export type Progress = ReadonlyMap<string, ModuleProgress>

/** What a browser keeps for an account as long as its learner is signed in. */
export interface AccountProgress {
  /** The account's mark (`accountMark`). */
  readonly owner: string
  /** What the server has. */
  readonly known: Progress
  /** What is still to be sent to it. */
  readonly pending: Progress
}

const NOTHING: Progress = new Map()

/** What the learner has done so far, as this browser keeps it; nothing on the server and while a page is hydrated. */
export function useProgress(): Progress {
  return useSyncExternalStore(watchProgress, currentProgress, () => NOTHING)
}

/** Notes that the learner has solved a part of a module: for their account, or where no one is signed in for this browser. */
export function noteSolved(url: string, part: string, total: number): void {
  const before = currentProgress().get(url)
  if (before?.solved.includes(part) === true && before.total === total) return
  const isFinished = isDone({ solved: [...new Set([...(before?.solved ?? []), part])], total })
  const done: ModuleProgress = { solved: [part], total, ...(isFinished ? { finishedAt: Date.now() } : {}) }
  const news: Progress = new Map([[url, done]])
  const owner = findOwner()
  if (owner === undefined) writeLocal(mergeProgress(readLocal(), news))
  else {
    const account = readAccount(owner)
    writeAccount({ ...account, pending: mergeProgress(account.pending, news) })
  }
}

/** Whether all of a module is solved. */
export function isDone({ solved, total }: ModuleProgress): boolean {
  return total > 0 && solved.length >= total
}

/** Calls back when what is done may have changed, here or in another tab, or another one reads; returns the cleanup function. */
export function watchProgress(listener: () => void): () => void {
  const ends = [watchTexts(listener), watchUser(listener)]
  return () => {
    for (const end of ends) end()
  }
}

/** What was done in this browser by an anonymous user. */
export function readLocal(): Progress {
  return parseProgress(readText(LOCAL_KEY) ?? '')
}

/** Keeps what was done by an anonymous user. */
export function writeLocal(progress: Progress): void {
  writeText(LOCAL_KEY, progress.size === 0 ? null : JSON.stringify(Object.fromEntries(progress)))
}

/** What is stored for an account; what another one has left is not looked at. */
export function readAccount(owner: string): AccountProgress {
  const account = parseAccount(readText(ACCOUNT_KEY) ?? '')
  return account?.owner === owner ? account : { owner, known: NOTHING, pending: NOTHING }
}

/** Stores this for an account, in place of what was stored for it or for another one. */
export function writeAccount({ owner, known, pending }: AccountProgress): void {
  writeText(ACCOUNT_KEY, JSON.stringify({ owner, known: Object.fromEntries(known), pending: Object.fromEntries(pending) }))
}

/** The mark of the account whose learner reads; as long as that is not known, of the one that was here last. Undefined: no one is signed in. */
export function findOwner(): string | undefined {
  const user = currentUser()
  if (user === undefined || user.maintenance !== undefined) return parseAccount(readText(ACCOUNT_KEY) ?? '')?.owner
  return user.isAuthenticated && user.username !== null ? accountMark(user.username) : undefined
}

/** Both together: what is solved in one is solved, what there was to solve is what the later one says. */
export function mergeProgress(earlier: Progress, later: Progress): Progress {
  const merged = new Map(earlier)
  for (const [url, { solved, total, finishedAt }] of later) {
    const before = merged.get(url)
    const moments = [before?.finishedAt, finishedAt].filter((moment) => moment !== undefined)
    merged.set(url, {
      solved: [...new Set([...(before?.solved ?? []), ...solved])],
      total,
      ...(moments.length === 0 ? {} : { finishedAt: Math.min(...moments) }),
    })
  }
  return merged
}

/** What of a progress is not part of another one. */
export function withoutKnown(progress: Progress, known: Progress): Progress {
  const left = [...progress].map(([url, module]) => {
    const there = known.get(url)?.solved ?? []
    return [url, { ...module, solved: module.solved.filter((part) => !there.includes(part)) }] as const
  })
  return new Map(left.filter(([, { solved }]) => solved.length > 0))
}

/** @returns what of a stored text is progress; others may have written it */
export function parseProgress(text: string): Progress {
  return progressOf(parseJson(text))
}

let shown: { readonly key: string; readonly progress: Progress } = { key: '', progress: NOTHING }

/** One value as long as nothing has changed, as React requires it. */
function currentProgress(): Progress {
  const owner = findOwner()
  const key = JSON.stringify([readText(LOCAL_KEY), owner === undefined ? null : readText(ACCOUNT_KEY), owner])
  if (key !== shown.key) shown = { key, progress: progressFor(owner) }
  return shown.progress
}

function progressFor(owner: string | undefined): Progress {
  if (owner === undefined) return readLocal()
  const { known, pending } = readAccount(owner)
  return mergeProgress(mergeProgress(known, readLocal()), pending)
}

function parseAccount(text: string): AccountProgress | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || !('owner' in value) || typeof value.owner !== 'string') return undefined
  const { owner, known, pending }: { owner: string; known?: unknown; pending?: unknown } = { ...value, owner: value.owner }
  return { owner, known: progressOf(known), pending: progressOf(pending) }
}

function progressOf(value: unknown): Progress {
  if (typeof value !== 'object' || value === null) return NOTHING
  return new Map(
    Object.entries(value).flatMap(([url, entry]: [string, unknown]) => {
      const progress = moduleOf(entry)
      return progress === undefined ? [] : [[url, progress] as const]
    }),
  )
}

function moduleOf(entry: unknown): ModuleProgress | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { solved, total, finishedAt }: { solved?: unknown; total?: unknown; finishedAt?: unknown } = entry
  if (!Array.isArray(solved) || typeof total !== 'number') return undefined
  return {
    solved: solved.filter((part: unknown) => typeof part === 'string'),
    total,
    ...(typeof finishedAt === 'number' ? { finishedAt } : {}),
  }
}
