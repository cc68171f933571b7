import { LABEL_MAX } from '#contracts/event-limits.ts'
import { measure } from '../browser/measure.ts'
import { type HandedCode, playLink } from '../ui/open-playground.ts'
import type { ExampleTools } from './example-tools.ts'

/** An interactive example as the builder has laid it out. */
export interface ExampleParts {
  readonly example: HTMLElement
  /** As its author called it, in the language of the page. */
  readonly name: string
  /** The code that is shown. */
  readonly code: HTMLElement
  /** The head of the result, with place for buttons at its end. */
  readonly head: HTMLElement
  readonly output: HTMLElement
  /** Announces to screen readers what a button has done. */
  readonly status: HTMLElement
  readonly tools: ExampleTools
}

/** The parts of an example; undefined where it is not laid out as the builder does it. */
export function findExampleParts(example: HTMLElement, tools: ExampleTools): ExampleParts | undefined {
  const code = example.querySelector<HTMLElement>('.example-code')
  const head = example.querySelector<HTMLElement>('.example-result > .example-header')
  const output = example.querySelector<HTMLElement>('.example-output')
  if (code === null || head === null || output === null) return undefined
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  return { example, name: (example.dataset.name ?? '').slice(0, LABEL_MAX), code, head, output, status, tools }
}

/** Puts what an example can do into the head of its result. */
export function addButtons({ head, status, tools }: ExampleParts, ...buttons: readonly HTMLElement[]): () => void {
  const added = [...buttons, status]
  if (tools.lang !== undefined) for (const element of added) element.lang = tools.lang
  head.append(...added)
  return () => {
    for (const element of added) element.remove()
  }
}

/** A button of an example. */
export function exampleButton(text: string, act: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'example-button'
  button.textContent = text
  button.addEventListener('click', act)
  return button
}

/** The link that opens the code, as it is by then, in the playground. */
export function playExample({ example, name, tools }: ExampleParts, codeOf: () => Omit<HandedCode, 'src'>): HTMLElement {
  const { context, t, path } = tools
  return playLink({
    locale: context.locale,
    text: t('play'),
    title: t('play_title'),
    codeOf() {
      measure({ name: 'play.example', id: name, url: path })
      return { ...codeOf(), src: `${path}#${example.closest('section')?.querySelector('[id]')?.id ?? ''}` }
    },
  })
}
