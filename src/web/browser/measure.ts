import { LABEL_MAX } from '#contracts/event-limits.ts'
import type { MeasuredEvent } from '#contracts/events.ts'

/** The DOM event of the window that carries an event; its `detail` is the `MeasuredEvent`. */
export const MEASURE = 'measure'

/** More events than happen before telemetry listens, if it ever does. */
const EARLY_MAX = 30

let early: MeasuredEvent[] | undefined = []

/** The events since the page came; from the call on they are no longer stored. */
export function takeEarlyEvents(): readonly MeasuredEvent[] {
  const taken = early ?? []
  early = undefined
  return taken
}

/**
 * Reports that something happened, in this window only: whoever listens to `measure` on it hears of it. Telemetry does, where the site and the user
 * allow it.
 *
 * @example measure({ name: 'baseline.toggle', isOpen: true })
 */
export function measure(event: MeasuredEvent): void {
  const detail = 'label' in event ? { ...event, label: cut(event.label) } : event
  if (early !== undefined && early.length < EARLY_MAX) early.push(detail)
  dispatchEvent(new CustomEvent(MEASURE, { detail }))
}

/** By code points, so that no character is cut in two. */
function cut(label: string): string {
  return [...label].slice(0, LABEL_MAX).join('')
}
