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
  addEventListener('click', ({ target }) => tell(findClick(target)), { capture: true })
  addEventListener('toggle', ({ target }) => tell(findToggle(target)), { capture: true })
  addEventListener('change', ({ target }) => tell(findChange(target)), { capture: true })
}

function tell(event: MeasuredEvent | undefined): void {
  if (event !== undefined) measure(event)
}
