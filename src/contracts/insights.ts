import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'
import { FEEDBACK_REASONS } from './feedback.ts'

/** The page of figures, for staff. The files of its tables are below it: `/visits.csv`. */
export const INSIGHTS_PATH = '/admin/insights'

/** For how many days it shows figures; the last one is today. */
export const INSIGHTS_PERIODS = [7, 28, 90] as const
export type InsightsDays = (typeof INSIGHTS_PERIODS)[number]
/** The period of a page whose address names none. */
export const INSIGHTS_DAYS: InsightsDays = 28

/** What users type is shown when it was counted as often, so that no one finds what a single user has typed (docs/behaviour/insights.md 8). */
export const LEAST_TYPED = 3

/** The most rows of a list in a report. */
export const INSIGHTS_ROWS_MAX = 1000

const Count = Type.Integer({ minimum: 0 })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Path = Type.String({ pattern: '^/', maxLength: 1000 })
const List = <Item extends Type.TSchema>(item: Item) => Type.Array(item, { maxItems: INSIGHTS_ROWS_MAX })

/** What `lectern insights export` writes and `lectern check --insights` takes: figures of a site for those who write its pages. */
export const InsightsReport = closedObject({
  version: Type.Literal(1),
  /** The first and the last day, in UTC. */
  from: Day,
  until: Day,
  /** Pages that users have voted on; those with the most unhelpful votes first. */
  votes: List(
    closedObject({
      page: Path,
      votes: Count,
      helpful: Count,
      reasons: Type.Partial(closedObject(Object.fromEntries(FEEDBACK_REASONS.map((reason) => [reason, Count])))),
    }),
  ),
  /** Addresses that users have asked for and that are not there, the most frequent first. */
  notFound: List(closedObject({ address: Path, count: Count })),
})
export type InsightsReport = Static<typeof InsightsReport>
