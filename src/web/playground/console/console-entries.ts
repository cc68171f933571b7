import type { PlayLevel, PlayLine, PlayValue } from '#contracts/play-messages.ts'

/** What the console shows, one under the other. */
export type ConsoleEntry =
  | { readonly kind: 'line'; readonly key: number; readonly line: PlayLine }
  /** What the user entered, and its result. */
  | { readonly kind: 'input'; readonly key: number; readonly code: string }
  | { readonly kind: 'answer'; readonly key: number; readonly value: PlayValue; readonly isError: boolean }
  /** Something that this page says of the code, such as a problem in its types. */
  | { readonly kind: 'error'; readonly key: number; readonly text: string }
type NewEntry<Entry = ConsoleEntry> = Entry extends ConsoleEntry ? Omit<Entry, 'key'> : never

export interface ConsoleLog {
  readonly entries: readonly ConsoleEntry[]
  /** How many were there before those that are still there. */
  readonly dropped: number
  readonly nextKey: number
}

/** How many lines stay: as many as one scrolls through, and a page stays quick with. */
export const ENTRIES_MAX = 1000

export const EMPTY_LOG: ConsoleLog = { entries: [], dropped: 0, nextKey: 0 }

export type ConsoleAction = { readonly type: 'clear' } | { readonly type: 'add'; readonly added: readonly NewEntry[] }

/** The console after something was printed or cleared. */
export function reduceLog(log: ConsoleLog, action: ConsoleAction): ConsoleLog {
  if (action.type === 'clear') return { ...EMPTY_LOG, nextKey: log.nextKey }
  return action.added.reduce(addEntry, log)
}

function addEntry(log: ConsoleLog, added: NewEntry): ConsoleLog {
  const entry = { ...added, key: log.nextKey }
  const last = log.entries.at(-1)
  if (entry.kind === 'line' && entry.line.method === 'clear') return { entries: [entry], dropped: 0, nextKey: log.nextKey + 1 }
  const repeated = last !== undefined && findRepeated(last, entry)
  if (repeated) return { ...log, entries: [...log.entries.slice(0, -1), repeated] }
  const entries = [...log.entries, entry]
  const over = Math.max(0, entries.length - ENTRIES_MAX)
  return { entries: entries.slice(over), dropped: log.dropped + over, nextKey: log.nextKey + 1 }
}

/** The last line counted once more, if the same was printed again in a row. */
function findRepeated(last: ConsoleEntry, entry: ConsoleEntry): ConsoleEntry | undefined {
  if (last.kind !== 'line' || entry.kind !== 'line') return undefined
  const [{ count: before, ...one }, { count: more, ...other }] = [last.line, entry.line]
  if (one.method.startsWith('group') || JSON.stringify(one) !== JSON.stringify(other)) return undefined
  return { ...last, line: { ...last.line, count: before + more } }
}

/** A line with what was printed in its group. */
export interface ConsoleNode {
  readonly entry: ConsoleEntry
  readonly children: readonly ConsoleNode[]
}

/** Lines in their groups. */
export function groupEntries(entries: readonly ConsoleEntry[]): readonly ConsoleNode[] {
  const root: ConsoleNode[] = []
  const open: { readonly depth: number; readonly children: ConsoleNode[] }[] = []
  for (const entry of entries) {
    const depth = entry.kind === 'line' ? entry.line.depth : 0
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop()
    const children: ConsoleNode[] = []
    const place = open.at(-1)?.children ?? root
    place.push({ entry, children })
    if (isGroup(entry)) open.push({ depth, children })
  }
  return root
}

/** Whether others may stand in it. */
export function isGroup(entry: ConsoleEntry): boolean {
  return entry.kind === 'line' && (entry.line.method === 'group' || entry.line.method === 'groupCollapsed')
}

export const LEVEL_FILTERS = ['all', 'error', 'warn', 'log', 'debug'] as const
export type LevelFilter = (typeof LEVEL_FILTERS)[number]

/** The level by which a line is chosen. */
export function levelOf(entry: ConsoleEntry): PlayLevel {
  if (entry.kind === 'line') return entry.line.level
  return entry.kind === 'error' || (entry.kind === 'answer' && entry.isError) ? 'error' : 'log'
}

/** Whether a line is of a chosen level; information goes with the logs. */
export function isOfLevel(entry: ConsoleEntry, filter: LevelFilter): boolean {
  const level = levelOf(entry)
  return filter === 'all' || level === filter || (filter === 'log' && level === 'info')
}
