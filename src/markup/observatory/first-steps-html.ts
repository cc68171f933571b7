import type { Analysis } from '#contracts/observatory-calls.ts'
import { observatoryText } from '#locales/observatory.ts'
import { type Html, html } from '../html.ts'
import { orderedTests } from './ordered-tests.ts'
import { richTextHtml } from './rich-text-html.ts'
import { gainOf } from './score-of.ts'

/** What costs points, by what its change gains, the largest first (docs/behaviour/observatory.md 209). */
export function firstStepsHtml(analysis: Pick<Analysis, 'tests'>): Html {
  const steps = firstSteps(analysis)
  const items = steps.map(
    ({ title, gain, recommendation, score_description }) =>
      html`<li><span class="obs-gain">${gainText(gain)}</span><span><strong>${title}</strong>${richTextHtml(recommendation ?? score_description)}</span></li>`,
  )
  const about = observatoryText(steps.length === 0 ? 'first_none' : 'first_text')
  return html`<section class="obs-first" aria-labelledby="obs-first"><h2 id="obs-first">${observatoryText('first')}</h2><p class="obs-quiet">${about}</p><ol>${items}</ol></section>`
}

/** The failed tests that cost points, each with what its change gains. */
export function firstSteps(analysis: Pick<Analysis, 'tests'>) {
  const tests = orderedTests(analysis)
  const modifiers = tests.map(({ score_modifier }) => score_modifier)
  return tests
    .map((test, index) => ({ ...test, gain: gainOf(modifiers, index) }))
    .filter(({ score_modifier }) => score_modifier < 0)
    .toSorted((a, b) => b.gain - a.gain || a.score_modifier - b.score_modifier)
}

function gainText(gain: number): string {
  if (gain === 0) return observatoryText('gain_none')
  return gain === 1 ? observatoryText('gain_one') : observatoryText('gain', { points: gain })
}
