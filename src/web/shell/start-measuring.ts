import { loadChunk } from '../load-chunk.ts'

/** Before somebody clicks they move, touch, scroll or press a key. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const

/** Measures clicks from the first sign on that somebody is there: whoever only reads does not load what that takes. */
export function startMeasuring(): void {
  const start = (): void => {
    for (const sign of SIGNS) removeEventListener(sign, start, { capture: true })
    loadChunk(() => import('./measure-clicks.ts')).then(
      ({ measureClicks }) => measureClicks(),
      // What is not measured is missed by nobody.
      () => undefined,
    )
  }
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true })
}
