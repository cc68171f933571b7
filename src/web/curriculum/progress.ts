import { useSyncExternalStore } from 'react'
import { readStored, store } from '../ui/storage.ts'

const KEY = 'curriculum-progress'

/** What a learner has done of a module, by the module's address. */
export interface ModuleProgress {
  /** Ids of the headings of exercises and of the quiz. */
  readonly solved: readonly string[]
  /** How many there were to solve. */
  readonly total: number
}

type Progress = ReadonlyMap<string, ModuleProgress>

const NOTHING: Progress = new Map()
const listeners = new Set<() => void>()
let known: { readonly text: string | null; readonly progress: Progress } = { text: null, progress: NOTHING }

/** What the learner has done so far, as this browser keeps it; nothing on the server and while a page comes alive. */
export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, current, () => NOTHING)
}

/** Notes that the learner has solved a part of a module. */
export function noteSolved(url: string, part: string, total: number): void {
  const progress = current()
  const solved = new Set([...(progress.get(url)?.solved ?? []), part])
  store(KEY, JSON.stringify(Object.fromEntries([...progress, [url, { solved: [...solved], total }]])))
  for (const listener of listeners) listener()
}

/** Whether all of a module is solved. */
export function isDone({ solved, total }: ModuleProgress): boolean {
  return total > 0 && solved.length >= total
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function current(): Progress {
  const text = readStored(KEY)
  if (text !== known.text) known = { text, progress: parseProgress(text ?? '{}') }
  return known.progress
}

/** @returns what of a stored text is progress; others may have written it */
export function parseProgress(text: string): Progress {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return NOTHING
  }
  if (typeof value !== 'object' || value === null) return NOTHING
  return new Map(
    Object.entries(value).flatMap(([url, entry]: [string, unknown]) => {
      const progress = parseModule(entry)
      return progress === undefined ? [] : [[url, progress] as const]
    }),
  )
}

function parseModule(entry: unknown): ModuleProgress | undefined {
  if (typeof entry !== 'object' || entry === null || !('solved' in entry) || !('total' in entry)) return undefined
  const { solved, total } = entry
  if (!Array.isArray(solved) || typeof total !== 'number') return undefined
  return { solved: solved.filter((part: unknown) => typeof part === 'string'), total }
}
