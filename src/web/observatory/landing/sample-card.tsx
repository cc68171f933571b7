import type { ReactNode } from 'react'

/** Rows of the drawing: names of headers, and whether their tests are passed. */
const ROWS = [
  { name: 'Content-Security-Policy', isPassed: true },
  { name: 'Strict-Transport-Security', isPassed: true },
  { name: 'Referrer-Policy', isPassed: false },
  { name: 'X-Content-Type-Options', isPassed: true },
  { name: 'Set-Cookie', isPassed: true },
] as const

/** A report as a drawing; it says nothing that the text does not. */
export function SampleCard(): ReactNode {
  return (
    <div className="obs-sample" aria-hidden="true">
      <p className="obs-sample-grade">A+</p>
      <ul>
        {ROWS.map(({ name, isPassed }) => (
          <li key={name} className={isPassed ? 'obs-sample-good' : 'obs-sample-bad'}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
