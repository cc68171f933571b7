import type { MeasuredEvent } from '#contracts/events.ts'
import { LABEL_MAX } from '#contracts/limits.ts'

/** The DOM event of the window that carries an event; its `detail` is the `MeasuredEvent`. */
export const MEASURE = 'measure'

/**
 * Reports that something happened, in this window only: whoever listens to `measure` on it hears of it. No one does today, so nothing is
 * kept and nothing leaves the browser.
 *
 * @example measure({ name: 'baseline.toggle', isOpen: true })
 */
export function measure(event: MeasuredEvent): void {
  const detail = 'label' in event ? { ...event, label: cut(event.label) } : event
  dispatchEvent(new CustomEvent(MEASURE, { detail }))
}

/** By code points, so that no character is cut in two. */
function cut(label: string): string {
  return [...label].slice(0, LABEL_MAX).join('')
}
