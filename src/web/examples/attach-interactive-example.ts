import { loadChunk } from '../browser/load-chunk.ts'
import { measure } from '../browser/measure.ts'
import { adoptRules } from '../browser/page-style.ts'
import { attachChoiceExample } from './attach-choice-example.ts'
import { type ExampleParts, findExampleParts } from './example-parts.ts'
import type { ExampleTools } from './example-tools.ts'
import interactiveRules from './interactive-examples.css?inline'

/** What a user does within an example, as it is measured (docs/behaviour/examples.md 2). */
const ACTIONS = ['focusin', 'click', 'copy', 'cut', 'paste'] as const

type Attach = (parts: ExampleParts) => () => void

/** Choices stand at the top of pages on CSS, which are read most: the others are loaded where they are used. */
const TEMPLATES: Readonly<Record<string, () => Promise<Attach>>> = {
  choice: async () => attachChoiceExample,
  console: async () => (await loadChunk(() => import('./attach-console-example.ts'))).attachConsoleExample,
  tabbed: async () => (await loadChunk(() => import('./attach-tabbed-example.ts'))).attachTabbedExample,
}

/**
 * Makes an interactive example work in place of its text, which has the same size (content/html/interactive-examples.ts).
 *
 * @param example the `<interactive-example>`
 * @returns a cleanup
 */
export function attachInteractiveExample(example: HTMLElement, tools: ExampleTools): () => void {
  const load = TEMPLATES[example.dataset.template ?? '']
  const parts = findExampleParts(example, tools)
  if (load === undefined || parts === undefined) return () => undefined
  adoptRules(interactiveRules)
  const id = parts.name
  const tell = ({ type }: Event): void => measure({ name: 'examples.action', id, type: type === 'focusin' ? 'focus' : type })
  const listening = new AbortController()
  for (const action of ACTIONS) example.addEventListener(action, tell, { signal: listening.signal })
  let isGone = false
  let stop = (): void => undefined
  load().then(
    (attach) => {
      if (!isGone) stop = attach(parts)
    },
    (error: unknown) => console.warn('the example stays as it is', error),
  )
  return () => {
    isGone = true
    listening.abort()
    stop()
  }
}
