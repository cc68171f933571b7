import { loadChunk } from '../../browser/load-chunk.ts'
import type { PageContextValue } from '../../ui/page-context.ts'
import { noteSolved } from '../progress/progress.ts'
import { attachQuiz } from './attach-quiz.ts'

/** How far from the window an exercise is hydrated, in its height: its editors are there when the user comes to them. */
const MARGIN = '75% 0px'

/** What there is to solve in a module. */
const PARTS = 'curriculum-exercise, curriculum-quiz'

/**
 * Hydrates the exercises and quizzes of pages, on this page and on those shown after it: they are custom elements, so that the browser
 * itself reports when one comes and goes. What exercises are made of is in a chunk of its own.
 */
export function startPractice(context: PageContextValue): void {
  if (customElements.get('curriculum-quiz') !== undefined) return
  define('curriculum-quiz', attachQuiz)
  document.addEventListener('curriculum-solved', ({ target }) => {
    const heading = target instanceof HTMLElement ? target.closest('section')?.querySelector('h2, h3') : undefined
    if (heading) noteSolved(location.pathname, heading.id, document.querySelectorAll(PARTS).length)
  })
  define('curriculum-exercise', (element) => {
    let isGone = false
    let end = (): void => undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        loadChunk(() => import('./attach-exercise.ts')).then(
          ({ attachExercise }) => {
            if (!isGone) end = attachExercise(element, context)
          },
          (error: unknown) => console.warn('the exercise can only be read', error),
        )
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
      end()
    }
  })
}

function define(name: string, attach: (element: HTMLElement) => () => void): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #stop: () => void = () => undefined

      connectedCallback(): void {
        this.#stop = attach(this)
      }

      disconnectedCallback(): void {
        this.#stop()
      }
    },
  )
}
