import type { Database } from '../../store/tables.ts'
import type { Period } from './period.ts'

/** What telemetry has counted of a day, of all pages together. */
export interface DayCounts {
  readonly day: string
  readonly visits: number
  readonly views: number
  /** How many views went on to a quarter, half and three quarters of the page. */
  readonly depth25: number
  readonly depth50: number
  readonly depth75: number
  readonly searches: number
  readonly notFound: number
}

/** The counts by what the store calls them: a measure, and of `event` the name of the event. */
const COUNTS: ReadonlyMap<string, Exclude<keyof DayCounts, 'day'>> = new Map([
  ['visit', 'visits'],
  ['all_view', 'views'],
  ['all_depth_25', 'depth25'],
  ['all_depth_50', 'depth50'],
  ['all_depth_75', 'depth75'],
  ['search.no_results', 'searches'],
  ['page.not_found', 'notFound'],
] as const)
const EVENT = 'event'
const MEASURES = [...COUNTS.keys()].filter((name) => !name.includes('.'))
const EVENTS = [...COUNTS.keys()].filter((name) => name.includes('.'))
const NONE = { visits: 0, views: 0, depth25: 0, depth50: 0, depth75: 0, searches: 0, notFound: 0 } as const

/** The counts of the days that have some. Each day has few such rows: one for a measure and locale. */
export async function countDays(db: Database, { from }: Pick<Period, 'from'>): Promise<ReadonlyMap<string, DayCounts>> {
  const rows = await db
    .selectFrom('telemetry_days')
    .select(({ fn }) => ['day', 'measure', 'about', fn.sum<string | number>('count').as('count')])
    .where('day', '>=', from)
    .where('measure', 'in', [...MEASURES, EVENT])
    .where('about', 'in', ['', ...EVENTS])
    .groupBy(['day', 'measure', 'about'])
    .execute()
  const days = new Map<string, DayCounts>()
  for (const { day, measure, about, count } of rows) {
    const name = COUNTS.get(measure === EVENT ? about : measure)
    if (name !== undefined) days.set(day, { ...(days.get(day) ?? { day, ...NONE }), [name]: Number(count) })
  }
  return days
}
