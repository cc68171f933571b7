import type { UpdateEvent, UpdateGroup } from '#contracts/updates.ts'

/** An event with those of its parts that the same release added or removed as well. */
export interface UpdateRow {
  readonly event: UpdateEvent
  readonly kind: 'added' | 'removed'
  readonly parts: readonly UpdateRow[]
}

/**
 * The events of a release in the order of their paths. An event whose feature is part of another one, nearest first, that was added or removed in the same way
 * stands below that one; nothing is left out (docs/behaviour/updates.md 105).
 */
export function foldUpdates({ added, removed }: UpdateGroup['events']): readonly UpdateRow[] {
  return [...fold(added, 'added'), ...fold(removed, 'removed')].toSorted((a, b) => compare(a.event.path, b.event.path))
}

interface OpenRow extends UpdateRow {
  readonly parts: OpenRow[]
}

function fold(events: readonly UpdateEvent[], kind: UpdateRow['kind']): readonly UpdateRow[] {
  const rows = new Map<string, OpenRow>()
  const top: OpenRow[] = []
  // A feature comes before its parts, since its path is their beginning.
  for (const event of events.toSorted((a, b) => compare(a.path, b.path))) {
    const row = { event, kind, parts: [] }
    const parent = findAbove(event.path, rows)
    rows.set(event.path, row)
    if (parent === undefined) top.push(row)
    else parent.parts.push(row)
  }
  return top
}

function findAbove(path: string, rows: ReadonlyMap<string, OpenRow>): OpenRow | undefined {
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const row = rows.get(path.slice(0, end))
    if (row !== undefined) return row
  }
  return undefined
}

/** By code units, as the server orders them: the same in every language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
