/** A stored conversation in the list. */
export interface StoredTalk {
  readonly chatId: string
  /** Null before it has a title. */
  readonly label: string | null
  /** When its last question was asked, in ISO 8601. */
  readonly last: string
}

/** Conversations of a time: a known one, or a month by its first day. */
export interface HistoryGroup {
  readonly name: 'today' | 'yesterday' | 'week' | 'days' | { readonly month: Date }
  readonly talks: readonly StoredTalk[]
}

const DAY_MS = 86_400_000

/**
 * The conversations by their time, the newest first: today, yesterday, the last 7 and 30 days, then month by month, all in the user's time zone
 * (docs/behaviour/ai-help-page.md 20).
 *
 * @param now in milliseconds since 1970
 */
export function historyGroups(talks: readonly StoredTalk[], now: number): readonly HistoryGroup[] {
  const groups = new Map<string, { readonly name: HistoryGroup['name']; readonly talks: StoredTalk[] }>()
  for (const talk of talks.toSorted((a, b) => Date.parse(b.last) - Date.parse(a.last))) {
    const name = nameOf(new Date(talk.last), new Date(now))
    const key = typeof name === 'string' ? name : name.month.toISOString()
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { name, talks: [talk] })
    else group.talks.push(talk)
  }
  return [...groups.values()]
}

function nameOf(day: Date, now: Date): HistoryGroup['name'] {
  const ago = Math.round((midnightOf(now).getTime() - midnightOf(day).getTime()) / DAY_MS)
  if (ago <= 0) return 'today'
  if (ago === 1) return 'yesterday'
  if (ago <= 7) return 'week'
  if (ago <= 30) return 'days'
  return { month: new Date(day.getFullYear(), day.getMonth(), 1) }
}

/** A day with the change of the clock is shorter or longer; rounding takes care of that. */
function midnightOf(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate())
}
