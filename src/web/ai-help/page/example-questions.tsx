import type { ReactNode } from 'react'
import { helpText } from '../answer/help-text.ts'

const EXAMPLES = ['example_center', 'example_form', 'example_sort', 'example_fetch', 'example_redirect', 'example_accessible'] as const

interface ExampleQuestionsProps {
  /** The user has no question left. */
  readonly isOff: boolean
  readonly onChoose: (question: string) => void
}

/** Questions to begin with: they fill the field, and the user sends them. */
export function ExampleQuestions({ isOff, onChoose }: ExampleQuestionsProps): ReactNode {
  return (
    <section className="help-examples" aria-labelledby="help-examples-title">
      <h2 id="help-examples-title">{helpText('examples')}</h2>
      <ul>
        {EXAMPLES.map((key) => (
          <li key={key}>
            <button type="button" disabled={isOff} onClick={() => onChoose(helpText(key))}>
              {helpText(key)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
