import { loadChunk } from '../browser/load-chunk.ts'
import type { PageContextValue } from '../ui/page-context.ts'
import { type ExampleTools, loadExampleTools, type SharedTools } from './example-tools.ts'
import { isFullWindow } from './full-window-hash.ts'
import { whenNear } from './when-near.ts'

/** Hydrates one example; returns the cleanup. */
type Attach = (element: HTMLElement, tools: ExampleTools) => () => void
/** The same when its code and its tools are loaded. */
type AttachReady = (element: HTMLElement) => () => void
type Bring = (load: () => Promise<Attach>, path: string) => Promise<AttachReady>

/**
 * Hydrates the examples of articles when a user comes near them, on this page and on those shown after it: they are custom
 * elements, so that the browser itself reports when one comes and goes. What they are made of is in chunks of their own.
 */
export function startExamples(context: PageContextValue): void {
  let tools: Promise<SharedTools> | undefined
  const bring: Bring = async (load, path) => {
    tools ??= loadExampleTools(context)
    const [attach, shared] = await Promise.all([load(), tools])
    return (element) => attach(element, { ...shared, path })
  }
  defineExample('live-sample', (path) =>
    bring(async () => (await loadChunk(() => import('./attach-live-sample.ts'))).attachLiveSample, path),
  )
  defineExample('interactive-example', (path) =>
    bring(async () => (await loadChunk(() => import('./attach-interactive-example.ts'))).attachInteractiveExample, path),
  )
}

function defineExample(name: string, bring: (path: string) => Promise<AttachReady>): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #stop: () => void = () => undefined

      connectedCallback(): void {
        // When the user goes back, the address changes before this page goes, and this page stays when the other one can't be loaded.
        const { pathname } = location
        let isGone = false
        let end = (): void => undefined
        const listening = new AbortController()
        const begin = (): void => {
          listening.abort()
          stopWaiting()
          bring(pathname).then(
            (attach) => {
              if (!isGone) end = attach(this)
            },
            (error: unknown) => console.warn('the example stays as it is', error),
          )
        }
        const stopWaiting = whenNear(this, begin)
        // It is shown over the page, wherever it stands there.
        const come = (): void => {
          if (!isFullWindow(this)) return
          this.scrollIntoView({ behavior: 'instant' })
          begin()
        }
        addEventListener('hashchange', come, { signal: listening.signal })
        come()
        this.#stop = () => {
          isGone = true
          listening.abort()
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
