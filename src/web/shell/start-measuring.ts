import { loadChunk } from '../browser/load-chunk.ts'

/** Before someone clicks they move, touch, scroll or press a key. */
const TRIGGERS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const

/** Measures clicks from the first event that shows that someone is there: whoever only reads does not load what that takes. */
export function startMeasuring(): void {
  const listening = new AbortController()
  const start = (): void => {
    listening.abort()
    loadChunk(() => import('./measure-clicks.ts')).then(
      ({ measureClicks }) => measureClicks(),
      // What is not measured is missed by no one.
      () => undefined,
    )
  }
  for (const trigger of TRIGGERS) addEventListener(trigger, start, { capture: true, passive: true, signal: listening.signal })
}
