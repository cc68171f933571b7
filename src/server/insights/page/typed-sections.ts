import type { Feature } from '#contracts/features.ts'
import { LEAST_TYPED } from '#contracts/insights.ts'
import { listDays } from '../queries/period.ts'
import type { Figures } from '../queries/read-figures.ts'
import { emptyText } from './empty-text.ts'
import { readSince } from './read-since.ts'
import type { Section } from './section.ts'

const RARE = `What was typed fewer than ${LEAST_TYPED} times is not shown: it could be about a person.`

/** Searches that have found nothing. */
export function searchesSection({ period, days, searches }: Figures, features: readonly Feature[]): Section {
  const list = listDays(period).map((day) => ({ day, count: days.get(day)?.searches ?? 0 }))
  return {
    id: 'searches',
    title: 'Searches without results',
    lead: 'What users looked for and did not find on the search page: words that pages could use, or pages that are missing.',
    empty: list.every(({ count }) => count === 0)
      ? emptyText({ features, needed: 'telemetry', otherwise: 'Every search in these days has found something.' })
      : undefined,
    chart: { caption: 'Searches without results by day', unit: 'searches', days: list },
    tables: [
      {
        name: 'searches',
        caption: 'Words without results',
        columns: [
          { label: 'Words', kind: 'words' },
          { label: 'Language of the page', kind: 'text' },
          { label: 'Searches', kind: 'count', hasBars: true },
        ],
        rows: searches.rows.map(({ text, locale, count }) => [text, locale, count]),
        note: [RARE, readSince(searches)].join(' ').trim(),
      },
      byDay('searches-by-day', 'Searches without results by day', list),
    ],
  }
}

/** Addresses that are not there. */
export function notFoundSection({ period, days, notFound }: Figures, features: readonly Feature[]): Section {
  const list = listDays(period).map((day) => ({ day, count: days.get(day)?.notFound ?? 0 }))
  return {
    id: 'not-found',
    title: 'Addresses not found',
    lead: 'Addresses that browsers asked for and that are not there: old links, misspelled ones, pages that were removed. lectern check --insights names the file for a redirect.',
    empty: list.every(({ count }) => count === 0)
      ? emptyText({ features, needed: 'telemetry', otherwise: 'No browser has asked for a page that is not there.' })
      : undefined,
    chart: { caption: 'Addresses not found by day', unit: 'requests', days: list },
    tables: [
      {
        name: 'not-found',
        caption: 'Addresses not found',
        columns: [
          { label: 'Address', kind: 'address' },
          { label: 'Requests', kind: 'count', hasBars: true },
        ],
        rows: notFound.rows.map(({ text, count }) => [text, count]),
        note: [RARE, readSince(notFound)].join(' ').trim(),
      },
      byDay('not-found-by-day', 'Addresses not found by day', list),
    ],
  }
}

function byDay(name: string, caption: string, list: readonly { readonly day: string; readonly count: number }[]) {
  return {
    name,
    caption,
    columns: [
      { label: 'Day', kind: 'day' },
      { label: 'Count', kind: 'count' },
    ],
    rows: list.toReversed().map(({ day, count }) => [day, count]),
  } as const
}
