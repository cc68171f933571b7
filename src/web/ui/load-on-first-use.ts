import { loadChunk } from '../browser/load-chunk.ts'
import { onFirstUse } from './on-first-use.ts'
import { replayEscape } from './replay-escape.ts'

/**
 * Loads what script adds to menus that open without it, when they are first used. Escape pressed meanwhile is pressed again when the code is there.
 *
 * @param element has the menus
 * @param load `() => import('./part.ts')`
 * @param attach gets the part, and whether it was the pointer of a mouse that came first
 * @returns the cleanup function, for as long as nothing is attached
 */
export function loadOnFirstUse<Part>(
  element: HTMLElement,
  load: () => Promise<Part>,
  attach: (part: Part, isMouse: boolean) => void,
): () => void {
  return onFirstUse(element, (isMouse) => {
    const replay = replayEscape()
    loadChunk(load).then(
      (part) => {
        attach(part, isMouse)
        replay()
      },
      (error: unknown) => console.warn('a menu opens and closes by clicks alone', error),
    )
  })
}
