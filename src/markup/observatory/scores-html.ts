import type { Analysis, TestResult } from '#contracts/observatory-calls.ts'
import type { ObservatoryReport, ServerLines } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { type Html, html } from '../html.ts'
import { markHtml } from './mark-html.ts'
import { orderedTests } from './ordered-tests.ts'
import { points } from './points.ts'
import { richTextHtml } from './rich-text-html.ts'
import { countsBonus } from './score-of.ts'
import { serverLinesHtml } from './server-lines-html.ts'
import { tableHtml } from './table-html.ts'

/** Each test with its points, the reason and what to do (docs/behaviour/observatory.md 208). */
export function scoresHtml({ guides, advice }: Pick<ObservatoryReport, 'guides' | 'advice'>, analysis: Pick<Analysis, 'tests'>): Html {
  const tests = orderedTests(analysis)
  const hasBonus = countsBonus(tests.map(({ score_modifier }) => score_modifier))
  const isLeftOut = ({ score_modifier }: TestResult): boolean => !hasBonus && score_modifier > 0
  const columns = [observatoryText('test'), observatoryText('score'), observatoryText('reason'), observatoryText('recommendation')]
  const rows = tests.map((test) => [
    titleHtml(test, guides),
    pointsHtml(test, isLeftOut(test)),
    richTextHtml(test.score_description),
    recommendationHtml(test, advice[test.name] ?? []),
  ])
  const note = tests.some(isLeftOut) && html`<p class="obs-quiet">${observatoryText('bonus_note')}</p>`
  return html`${tableHtml({ caption: observatoryText('tab_scoring'), columns, rows })}${note}`
}

/** The name of a test, with a link to the page that explains it where the site has one. */
export function titleHtml({ name, title }: Pick<TestResult, 'name' | 'title'>, guides: ObservatoryReport['guides']): Html {
  const url = guides[name]
  return url === undefined ? html`${title}` : html`<a href="${url}">${title}</a>`
}

/** The points of a test, and whether it was passed. @param isLeftOut whether it is a bonus that does not count */
export function pointsHtml({ pass, score_modifier }: Pick<TestResult, 'pass' | 'score_modifier'>, isLeftOut: boolean): Html {
  return pass === null
    ? markHtml(pass)
    : html`<span class="obs-points">${isLeftOut ? '0*' : points(score_modifier)} ${markHtml(pass)}</span>`
}

function recommendationHtml({ recommendation, pass, title }: TestResult, advice: readonly ServerLines[]): Html | readonly Html[] {
  if (recommendation === null || recommendation === '') return html`${observatoryText('none')}`
  const text = richTextHtml(recommendation)
  return pass === false && advice.length > 0 ? [...text, serverLinesHtml(advice, title)] : text
}
