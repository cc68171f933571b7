import type { MeasuredEvent } from '#contracts/events.ts'
import { findChange } from './find-change.ts'
import { findClick } from './find-click.ts'
import { measure } from './measure.ts'

/**
 * Measures from now on what readers click, wherever it stands: one listener for all links, buttons and switches, before any of them has done
 * what it does.
 */
export function measureClicks(): void {
  addEventListener('click', ({ target }) => tell(findClick(target)), { capture: true })
  addEventListener('change', ({ target }) => tell(findChange(target)), { capture: true })
}

function tell(event: MeasuredEvent | undefined): void {
  if (event !== undefined) measure(event)
}
