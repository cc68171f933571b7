import type { Feature } from '#contracts/features.ts'
import { listDays } from '../queries/period.ts'
import type { Figures } from '../queries/read-figures.ts'
import { emptyText } from './empty-text.ts'
import { shareOf } from './format.ts'
import { readSince } from './read-since.ts'
import type { Section } from './section.ts'

/** Views and clicks of ads. */
export function adsSection({ period, ads, adDays }: Figures, features: readonly Feature[]): Section {
  const list = listDays(period).map((day) => ({ day, views: 0, clicks: 0, ...adDays.get(day) }))
  return {
    id: 'ads',
    title: 'Ads',
    lead: 'An ad is viewed when half of it was on the screen for a second. Campaigns that begin with house. are the site’s own.',
    empty: ads.length === 0 ? emptyText({ features, needed: 'ads', otherwise: 'No ad was viewed in these days.' }) : undefined,
    chart: { caption: 'Views of ads by day', unit: 'views', days: list.map(({ day, views }) => ({ day, count: views })) },
    tables: [
      {
        name: 'ads',
        caption: 'Ads by campaign and placement',
        columns: [
          { label: 'Campaign', kind: 'text' },
          { label: 'Placement', kind: 'text' },
          { label: 'Views', kind: 'count', hasBars: true },
          { label: 'Clicks', kind: 'count' },
          { label: 'Click rate', kind: 'share' },
        ],
        rows: ads.map(({ campaign, placement, views, clicks }) => [campaign, placement, views, clicks, shareOf(clicks, views)]),
      },
      {
        name: 'ads-by-day',
        caption: 'Ads by day',
        columns: [
          { label: 'Day', kind: 'day' },
          { label: 'Views', kind: 'count' },
          { label: 'Clicks', kind: 'count' },
          { label: 'Click rate', kind: 'share' },
        ],
        rows: list.toReversed().map(({ day, views, clicks }) => [day, views, clicks, shareOf(clicks, views)]),
      },
    ],
  }
}

/** Answers to surveys. */
export function surveysSection({ answers }: Figures, features: readonly Feature[]): Section {
  return {
    id: 'surveys',
    title: 'Surveys',
    lead: 'Answers to the surveys of the site itself, by question. Those in frames of other sites are with their providers.',
    empty:
      answers.rows.length === 0
        ? emptyText({ features, needed: 'surveys', otherwise: 'No survey was answered in these days. Surveys are defined in site.json.' })
        : undefined,
    tables: [
      {
        name: 'surveys',
        caption: 'Answers by question',
        columns: [
          { label: 'Survey', kind: 'text' },
          { label: 'Question', kind: 'words' },
          { label: 'Answer', kind: 'words' },
          { label: 'Count', kind: 'count' },
          { label: 'Share', kind: 'share', hasBars: true },
        ],
        rows: answers.rows.map(({ survey, question, answer, count, of }) => [survey, question, answer, count, shareOf(count, of)]),
        note: readSince(answers),
      },
    ],
  }
}

/** Scans of sites. */
export function scansSection({ period, scans }: Figures, features: readonly Feature[]): Section {
  const list = listDays(period).map((day) => ({ day, count: scans.days.get(day) ?? 0 }))
  const all = scans.grades.reduce((sum, { count }) => sum + count, 0)
  return {
    id: 'scans',
    title: 'Scans',
    lead: 'Scans of the observatory that ended with a grade. The newest hundred of a site are stored, for a year.',
    empty: all === 0 ? emptyText({ features, needed: 'observatory', otherwise: 'No site was scanned in these days.' }) : undefined,
    chart: { caption: 'Scans by day', unit: 'scans', days: list },
    tables: [
      {
        name: 'grades',
        caption: 'Scans by grade',
        columns: [
          { label: 'Grade', kind: 'text' },
          { label: 'Scans', kind: 'count' },
          { label: 'Share', kind: 'share', hasBars: true },
        ],
        rows: scans.grades.map(({ grade, count }) => [grade, count, shareOf(count, all)]),
      },
      {
        name: 'scans-by-day',
        caption: 'Scans by day',
        columns: [
          { label: 'Day', kind: 'day' },
          { label: 'Scans', kind: 'count' },
        ],
        rows: list.toReversed().map(({ day, count }) => [day, count]),
      },
    ],
  }
}
