import { adoptRules } from '../navigation/page-style.ts'
import { measure } from '../shell/measure.ts'
import { attachChoiceExample } from './attach-choice-example.ts'
import { attachConsoleExample } from './attach-console-example.ts'
import { attachTabbedExample } from './attach-tabbed-example.ts'
import { findExampleParts } from './example-parts.ts'
import type { ExampleTools } from './example-tools.ts'
import interactiveRules from './interactive-examples.css?inline'

/** What a reader does within an example, as it is measured (reference/client.md 8). */
const ACTIONS = ['focusin', 'click', 'copy', 'cut', 'paste'] as const

const TEMPLATES: Readonly<Record<string, typeof attachConsoleExample>> = {
  console: attachConsoleExample,
  choice: attachChoiceExample,
  tabbed: attachTabbedExample,
}

/**
 * Makes an interactive example work in place of its text, which has the same size (content/html/interactive-examples.ts).
 *
 * @param example the `<interactive-example>`
 * @returns the way to end it
 */
export function attachInteractiveExample(example: HTMLElement, tools: ExampleTools): () => void {
  const attach = TEMPLATES[example.dataset.template ?? '']
  const parts = findExampleParts(example, tools)
  if (attach === undefined || parts === undefined) return () => undefined
  adoptRules(interactiveRules)
  const id = parts.name
  const tell = ({ type }: Event): void => measure({ name: 'examples.action', id, type: type === 'focusin' ? 'focus' : type })
  for (const action of ACTIONS) example.addEventListener(action, tell)
  const stop = attach(parts)
  return () => {
    for (const action of ACTIONS) example.removeEventListener(action, tell)
    stop()
  }
}
