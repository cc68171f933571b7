import type { MeasuredEvent } from '#contracts/events.ts'
import { findButtonClick } from './find-button-click.ts'
import { findLinkClick } from './find-link-click.ts'
import { labelOf } from './label-of.ts'

/** What stands in these measures its own clicks, for it knows more of them. */
const MEASURES_ITSELF = '.baseline-place, .example-copy, .example-play, .feedback, .thumbs, interactive-example'

/**
 * What is measured of a click: the event of what was clicked, else `page.click`; undefined where nothing is to be clicked, or where that
 * reports itself.
 */
export function findClick(target: EventTarget | null): MeasuredEvent | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('a[href], button, summary') : null
  if (control === null || control.closest(MEASURES_ITSELF) !== null) return undefined
  const own = control instanceof HTMLAnchorElement ? findLinkClick(control) : findButtonClick(control)
  return own ?? { name: 'page.click', id: control.id, type: control.localName, label: labelOf(control) }
}
