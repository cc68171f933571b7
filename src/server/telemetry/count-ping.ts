import { isEventName } from '#contracts/events.ts'
import { findLocale } from '#contracts/locales.ts'
import type { TelemetryPing } from '#contracts/telemetry.ts'
import type { TelemetryPingName } from '#contracts/telemetry-names.ts'

/** What is counted by day (docs/behaviour/telemetry.md 5). */
export type Measure = 'visit' | 'view' | 'depth_25' | 'depth_50' | 'depth_75' | 'event' | 'search_without_results' | 'not_found'

/** One thing that is counted, so many times. */
export interface Counted {
  readonly measure: Measure
  /** Empty where the page has none. */
  readonly locale: string
  readonly about: string
  readonly count: number
}

/** Longer subjects are cut, in characters. */
const SUBJECT_MAX = 300
const DEPTHS: Readonly<Record<string, Measure>> = { 25: 'depth_25', 50: 'depth_50', 75: 'depth_75' }

/** What a ping adds to its day, the visit aside: that depends on what came before. */
export function countPing(name: TelemetryPingName, { metrics, events = [] }: TelemetryPing): readonly Counted[] {
  if (name === 'page') {
    const path = pathOf(metrics?.url?.['page.url'])
    return path === undefined ? [] : [one('view', path, path)]
  }
  return name === 'action' ? events.flatMap((event) => (event.name === 'action' ? countAction(event.extra) : [])) : []
}

/** The locale of the page that a ping is about; empty where there is none. */
export function localeOf(path = ''): string {
  return findLocale(path.split('/', 2)[1] ?? '')?.code ?? ''
}

/** The path of an address; undefined where it is none. */
export function pathOf(url = ''): string | undefined {
  return URL.parse(url)?.pathname
}

type Action = Extract<NonNullable<TelemetryPing['events']>[number], { readonly name: 'action' }>

function countAction({ id, type = '', label = '', page = '' }: Action['extra']): readonly Counted[] {
  if (!isEventName(id)) return []
  const event = one('event', id, page)
  if (id === 'page.scroll_depth') {
    const measure = DEPTHS[type]
    return measure === undefined ? [event] : [event, one(measure, page, page)]
  }
  if (id === 'page.not_found') return [event, one('not_found', label, label)]
  if (id === 'search.no_results') return [event, one('search_without_results', label, page)]
  return [event]
}

function one(measure: Measure, about: string, page: string): Counted {
  return { measure, locale: localeOf(page), about: about.slice(0, SUBJECT_MAX).toWellFormed(), count: 1 }
}
