import type { MeasuredEvent } from '#contracts/events.ts'

/** An event as it is reported. */
export interface Action {
  /** The name of the event. */
  readonly id: string
  /** The values of its other fields, in their order. */
  readonly type: string
  /** Its label, else its address. */
  readonly label: string
  /** The path of the page. */
  readonly page: string
}

/** Glean cuts texts at 500 bytes and counts that as an error. */
const TEXT_MAX = 160

/** @returns an event with id, type and label (docs/behaviour/telemetry.md 9) */
export function actionOf(event: MeasuredEvent, page: string): Action {
  const { name, ...fields } = event
  const label = 'label' in fields ? fields.label : 'url' in fields ? shortAddress(fields.url) : ''
  const values = Object.entries(fields).flatMap(([field, value]) => {
    if (field === 'label' || (field === 'url' && !('label' in fields))) return []
    return [field === 'url' ? shortAddress(String(value)) : String(value)]
  })
  return { id: name, type: cut(values.join(' ')), label: cut(label), page: cut(page) }
}

/**
 * An address without its query and its fragment, in which users may have written something: the path of a page of this site, the origin of another.
 *
 * @example shortAddress('https://example.org/a?q=b') // 'https://example.org'
 */
export function shortAddress(address: string): string {
  const url = URL.parse(address, location.origin)
  if (url === null) return ''
  if (url.origin === location.origin) return url.pathname
  // The origin of mailto: and of the like is 'null'.
  return url.origin === 'null' ? url.protocol : url.origin
}

function cut(text: string): string {
  return [...text].slice(0, TEXT_MAX).join('')
}
