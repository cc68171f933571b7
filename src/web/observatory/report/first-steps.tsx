import type { ReactNode } from 'react'
import type { Analysis } from '#contracts/observatory-calls.ts'
import { observatoryText } from '#locales/observatory.ts'
import { RichText } from '../rich-text.tsx'
import { orderedTests } from './parts/ordered-tests.ts'
import { gainOf } from './parts/score-of.ts'

/** What costs points, by what its change gains, the largest first (docs/behaviour/observatory.md 209). */
export function FirstSteps({ analysis }: { readonly analysis: Analysis }): ReactNode {
  const tests = orderedTests(analysis)
  const modifiers = tests.map(({ score_modifier }) => score_modifier)
  const steps = tests
    .map((test, index) => ({ ...test, gain: gainOf(modifiers, index) }))
    .filter(({ score_modifier }) => score_modifier < 0)
    .toSorted((a, b) => b.gain - a.gain || a.score_modifier - b.score_modifier)
  return (
    <section className="obs-first" aria-labelledby="obs-first">
      <h2 id="obs-first">{observatoryText('first')}</h2>
      <p className="obs-quiet">{observatoryText(steps.length === 0 ? 'first_none' : 'first_text')}</p>
      <ol>
        {steps.map(({ name, title, gain, recommendation, score_description }) => (
          <li key={name}>
            <span className="obs-gain">{gainText(gain)}</span>
            <span>
              <strong>{title}</strong>
              <RichText text={recommendation ?? score_description} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function gainText(gain: number): string {
  if (gain === 0) return observatoryText('gain_none')
  return gain === 1 ? observatoryText('gain_one') : observatoryText('gain', { points: gain })
}
