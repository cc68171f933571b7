import type { Feature } from '#contracts/features.ts'
import type { CsvValue } from '#markup/csv.ts'
import type { DayCounts } from '../queries/count-days.ts'
import { listDays } from '../queries/period.ts'
import type { Figures } from '../queries/read-figures.ts'
import { emptyText } from './empty-text.ts'
import { shareOf } from './format.ts'
import { readSince } from './read-since.ts'
import type { Section } from './section.ts'

const NOTHING_YET = 'Nothing was counted in these days. Browsers that ask not to be tracked, and users who have opted out, send nothing.'

/** Visits by day. */
export function visitsSection({ period, days }: Figures, features: readonly Feature[]): Section {
  const list = listDays(period).map((day) => ({ day, visits: 0, views: 0, ...days.get(day) }))
  const isEmpty = list.every(({ visits, views }) => visits === 0 && views === 0)
  return {
    id: 'visits',
    title: 'Visits',
    lead: 'A visit is a session of a browser on a day. Days are in UTC; today is not over.',
    empty: isEmpty ? emptyText({ features, needed: 'telemetry', otherwise: NOTHING_YET }) : undefined,
    chart: {
      caption: 'Visits and page views by day',
      unit: 'visits',
      behind: 'page views',
      days: list.map(({ day, visits, views }) => ({ day, count: visits, behind: views })),
    },
    tables: [
      {
        name: 'visits',
        caption: 'Visits by day',
        columns: [
          { label: 'Day', kind: 'day' },
          { label: 'Visits', kind: 'count' },
          { label: 'Page views', kind: 'count' },
        ],
        rows: list.toReversed().map(({ day, visits, views }) => [day, visits, views]),
      },
    ],
  }
}

/** How far pages are read. */
export function readingSection({ days, pages }: Figures, features: readonly Feature[]): Section {
  const sum = (name: Exclude<keyof DayCounts, 'day'>): number => [...days.values()].reduce((total, day) => total + day[name], 0)
  const views = sum('views')
  const depths: readonly (readonly CsvValue[])[] = [
    ['A quarter', sum('depth25'), shareOf(sum('depth25'), views)],
    ['Half', sum('depth50'), shareOf(sum('depth50'), views)],
    ['Three quarters', sum('depth75'), shareOf(sum('depth75'), views)],
  ]
  const isEmpty = views === 0 && pages.rows.length === 0
  return {
    id: 'reading',
    title: 'Reading depth',
    lead: 'How many page views went on to a quarter, half and three quarters of the page. A short page is read to its end without scrolling, and is not counted here.',
    empty: isEmpty ? emptyText({ features, needed: 'telemetry', otherwise: NOTHING_YET }) : undefined,
    tables: [
      {
        name: 'reading-depth',
        caption: 'Of all page views',
        columns: [
          { label: 'Read to', kind: 'text' },
          { label: 'Page views', kind: 'count' },
          { label: 'Share', kind: 'share', hasBars: true },
        ],
        rows: depths,
      },
      {
        name: 'pages',
        caption: 'Pages with the most views',
        columns: [
          { label: 'Page', kind: 'page' },
          { label: 'Page views', kind: 'count', hasBars: true },
          { label: 'To 25%', kind: 'share' },
          { label: 'To 50%', kind: 'share' },
          { label: 'To 75%', kind: 'share' },
        ],
        rows: pages.rows.map((page) => [
          page.page,
          page.views,
          shareOf(page.depth25, page.views),
          shareOf(page.depth50, page.views),
          shareOf(page.depth75, page.views),
        ]),
        note: readSince(pages),
      },
    ],
  }
}
