import { loadChunk } from '../browser/load-chunk.ts'
import type { PageContextValue } from '../ui/page-context.ts'

/**
 * Where users build something from several blocks: posts, lessons, the course and answers of AI Help. In references the blocks are syntax and fragments that
 * mean nothing together; their examples are played by themselves.
 */
const PLACES = /^\/[^/]+\/(?:blog|curriculum|docs\/Learn_web_development|plus\/ai-help)(?:\/|$)/

/** Lets the user collect code blocks of pages and play them together, on this page and on those shown after it. In a chunk of its own. */
export function startQueue(context: PageContextValue): void {
  let stop = (): void => undefined
  let turns = 0
  const begin = async (): Promise<void> => {
    turns += 1
    const turn = turns
    stop()
    stop = () => undefined
    const article = document.querySelector<HTMLElement>('.prose')
    if (article === null || !PLACES.test(location.pathname)) return
    const { bringQueue } = await loadChunk(() => import('./bring-queue.ts'))
    const attach = await bringQueue(context)
    if (turn === turns) stop = attach(article)
  }
  const tryTo = (): void => {
    begin().catch((error: unknown) => console.warn('the page has no queue', error))
  }
  addEventListener('code-blocks', tryTo)
  tryTo()
}
