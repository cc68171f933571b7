import { loadChunk } from '../load-chunk.ts'
import type { PageContextValue } from '../page-context.ts'
import { type ExampleTools, loadExampleTools } from './example-tools.ts'
import { isFullWindow } from './full-window-hash.ts'
import { whenNear } from './when-near.ts'

/** Brings one example to life; gives the way to end it. */
type Attach = (element: HTMLElement, tools: ExampleTools) => () => void

/**
 * Makes the examples of articles come alive when a reader comes near them, on this page and on those shown after it: they are custom
 * elements, so that the browser itself tells when one comes and goes. What they are made of is in chunks of their own.
 */
export function startExamples(context: PageContextValue): void {
  let tools: Promise<ExampleTools> | undefined
  const bring = async (load: () => Promise<Attach>): Promise<(element: HTMLElement) => () => void> => {
    tools ??= loadExampleTools(context)
    const [attach, known] = await Promise.all([load(), tools])
    return (element) => attach(element, known)
  }
  defineExample('live-sample', () => bring(async () => (await loadChunk(() => import('./attach-live-sample.ts'))).attachLiveSample))
  defineExample('interactive-example', () =>
    bring(async () => (await loadChunk(() => import('./attach-interactive-example.ts'))).attachInteractiveExample),
  )
}

function defineExample(name: string, bring: () => Promise<(element: HTMLElement) => () => void>): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #stop: () => void = () => undefined

      connectedCallback(): void {
        let isGone = false
        let end = (): void => undefined
        const stopWaiting = whenNear(this, () => {
          removeEventListener('hashchange', come)
          bring().then(
            (attach) => {
              if (!isGone) end = attach(this)
            },
            (error: unknown) => console.warn('the example stays as it is', error),
          )
        })
        const come = (): void => {
          if (isFullWindow(this)) this.scrollIntoView({ behavior: 'instant' })
        }
        addEventListener('hashchange', come)
        come()
        this.#stop = () => {
          isGone = true
          removeEventListener('hashchange', come)
          stopWaiting()
          end()
        }
      }

      disconnectedCallback(): void {
        this.#stop()
      }
    },
  )
}
