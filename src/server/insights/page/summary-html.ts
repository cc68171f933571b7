import { type Html, html, joinHtml } from '#markup/html.ts'
import type { DayCounts } from '../queries/count-days.ts'
import type { Figures } from '../queries/read-figures.ts'
import { formatCount, formatShare, shareOf } from './format.ts'

/** The figures that an owner looks for first, each leading to its subject. */
export function summaryHtml({ days, votes, scans, adDays }: Figures): Html {
  const sum = (name: Exclude<keyof DayCounts, 'day'>): number => [...days.values()].reduce((total, day) => total + day[name], 0)
  const pages = votes.rows.filter(({ kind }) => kind === 'page')
  const voted = pages.reduce((total, page) => total + page.votes, 0)
  const helpful = pages.reduce((total, page) => total + page.helpful, 0)
  const ads = [...adDays.values()].reduce((total, day) => total + day.views, 0)
  const graded = scans.grades.reduce((total, { count }) => total + count, 0)
  const figures: readonly (readonly [id: string, label: string, value: string])[] = [
    ['visits', 'Visits', formatCount(sum('visits'))],
    ['reading', 'Read to three quarters', shown(shareOf(sum('depth75'), sum('views')))],
    ['helpfulness', 'Votes “helpful”', shown(shareOf(helpful, voted))],
    ['searches', 'Searches without results', formatCount(sum('searches'))],
    ['not-found', 'Addresses not found', formatCount(sum('notFound'))],
    ['ads', 'Views of ads', formatCount(ads)],
    ['scans', 'Scans', formatCount(graded)],
  ]
  const items = figures.map(([id, label, value]) => html`<div><dt><a href="#${id}">${label}</a></dt><dd>${value}</dd></div>`)
  return html`<dl class="summary">
${joinHtml(items, '\n')}
</dl>`
}

function shown(share: number | null): string {
  return share === null ? '–' : formatShare(share)
}
