import type { MeasuredEvent } from '#contracts/events.ts'
import { measure } from '../browser/measure.ts'
import { findChange } from './find-change.ts'
import { findClick } from './find-click.ts'
import { findToggle } from './find-toggle.ts'

/**
 * Measures from now on what users click, wherever it stands: one listener for all links, buttons and switches, before any of them has done
 * what it does.
 */
export function measureClicks(): void {
  addEventListener('click', ({ target }) => report(findClick(target)), { capture: true })
  addEventListener('toggle', ({ target }) => report(findToggle(target)), { capture: true })
  addEventListener('change', ({ target }) => report(findChange(target)), { capture: true })
}

function report(event: MeasuredEvent | undefined): void {
  if (event !== undefined) measure(event)
}
