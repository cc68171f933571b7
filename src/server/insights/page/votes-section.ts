import { FEEDBACK_REASONS } from '#contracts/feedback.ts'
import { html } from '#markup/html.ts'
import type { Votes } from '../queries/list-votes.ts'
import type { Figures } from '../queries/read-figures.ts'
import { shareOf } from './format.ts'
import { readSince } from './read-since.ts'
import type { InsightsTable, Section } from './section.ts'

/** What users say of pages and of parts of the site. */
export function votesSection({ votes, comments }: Figures): Section {
  const pages = votes.rows.filter(({ kind }) => kind === 'page')
  const parts = votes.rows.filter(({ kind }) => kind === 'feature')
  const tables: readonly InsightsTable[] = [
    { ...votesTable('helpfulness', 'Helpfulness by page', pages), note: readSince(votes) },
    reasonsTable(pages),
    { ...votesTable('thumbs', 'Thumbs for parts of the site', parts) },
    {
      name: 'comments',
      caption: 'The newest comments',
      columns: [
        { label: 'Day', kind: 'text' },
        { label: 'Page', kind: 'page' },
        { label: 'Reason', kind: 'text' },
        { label: 'Comment', kind: 'words' },
      ],
      rows: comments.map(({ day, page, reason, text }) => [day, page, reason === null ? null : reasonName(reason), text]),
    },
  ]
  return {
    id: 'helpfulness',
    title: 'Helpfulness',
    lead: 'Votes below articles, and thumbs. Pages with the most votes that they did not help come first. Nothing says who voted.',
    empty: votes.rows.length === 0 ? html`<p>No one has voted in these days. The question stands below each article.</p>` : undefined,
    tables: tables.filter(({ rows }) => rows.length > 0),
  }
}

function votesTable(name: string, caption: string, votes: readonly Votes[]): InsightsTable {
  const isByPage = name === 'helpfulness'
  return {
    name,
    caption,
    columns: [
      isByPage ? { label: 'Page', kind: 'page' } : { label: 'Part', kind: 'text' },
      { label: 'Votes', kind: 'count' },
      { label: 'Not helpful', kind: 'count' },
      { label: 'Helpful', kind: 'share', hasBars: true },
      ...(isByPage ? [{ label: 'Most frequent reason', kind: 'text' } as const] : []),
    ],
    rows: votes.map((vote) => [
      vote.about,
      vote.votes,
      vote.votes - vote.helpful,
      shareOf(vote.helpful, vote.votes),
      ...(isByPage ? [topReason(vote)] : []),
    ]),
  }
}

function reasonsTable(pages: readonly Votes[]): InsightsTable {
  const counts = FEEDBACK_REASONS.map((reason) => ({ reason, count: pages.reduce((sum, { reasons }) => sum + (reasons[reason] ?? 0), 0) }))
  const given = counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  return {
    name: 'reasons',
    caption: 'Why pages did not help',
    columns: [
      { label: 'Reason', kind: 'text' },
      { label: 'Votes', kind: 'count', hasBars: true },
    ],
    rows: given.map(({ reason, count }) => [reasonName(reason), count]),
  }
}

function topReason({ reasons }: Votes): string | null {
  const [top] = Object.entries(reasons).toSorted(([, a], [, b]) => b - a)
  return top === undefined ? null : reasonName(top[0])
}

/** @example reasonName('code_examples') // 'code examples' */
function reasonName(reason: string): string {
  return reason.replaceAll('_', ' ')
}
