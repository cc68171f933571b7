import { isEventName } from '#contracts/events.ts'
import { INVISIBLE_CHARACTERS } from '#contracts/invisible-characters.ts'
import { findLocale } from '#contracts/locales.ts'
import { normalizeText } from '#contracts/normalize-text.ts'
import type { TelemetryPing } from '#contracts/telemetry.ts'
import type { TelemetryPingName } from '#contracts/telemetry-names.ts'

/** What is counted by day (docs/behaviour/telemetry.md 5). */
export type Measure = 'visit' | Reading | `all_${Reading}` | 'event' | WordMeasure

/** Counted by page, and in `all_…` for all pages together. */
type Reading = 'view' | 'depth_25' | 'depth_50' | 'depth_75'
/** The measures whose subjects are what users have typed. */
export const WORD_MEASURES = ['search_without_results', 'not_found'] as const
type WordMeasure = (typeof WORD_MEASURES)[number]

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
/** Of a search, in characters: longer texts are pasted, not searched for. */
const WORDS_MAX = 100
const DEPTHS: Readonly<Record<string, Reading>> = { 25: 'depth_25', 50: 'depth_50', 75: 'depth_75' }

/** What a ping adds to the counts of its day, without the visit, which depends on earlier pings. */
export function countPing(name: TelemetryPingName, { metrics, events = [] }: TelemetryPing): readonly Counted[] {
  if (name === 'page') {
    const path = pathOf(metrics?.url?.['page.url'])
    return path === undefined ? [] : withAll('view', path)
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
    return measure === undefined ? [event] : [event, ...withAll(measure, page)]
  }
  if (id === 'page.not_found') return [event, ...countAddress(label)]
  if (id === 'search.no_results') return [event, ...countWords(label, page)]
  return [event]
}

/** Of a page, and of all pages together. */
function withAll(measure: Reading, page: string): readonly Counted[] {
  return [one(measure, page, page), one(`all_${measure}`, '', page)]
}

/** An address is counted without its query; what is no path of a site is not counted. */
function countAddress(label: string): readonly Counted[] {
  const path = plainText(label).split(/[?#]/, 1)[0] ?? ''
  return path.startsWith('/') ? [one('not_found', path, path)] : []
}

/** The same words in another case, or with other spaces between them, are the same search. */
function countWords(label: string, page: string): readonly Counted[] {
  const words = [...plainText(label).toLowerCase()].slice(0, WORDS_MAX).join('')
  return words === '' ? [] : [one('search_without_results', words, page)]
}

/** Without invisible characters; spaces in a row are one. */
function plainText(text: string): string {
  return normalizeText(text, 'NFC').replace(INVISIBLE_CHARACTERS, ' ').replace(/\s+/g, ' ').trim()
}

function one(measure: Measure, about: string, page: string): Counted {
  return { measure, locale: localeOf(page), about: about.slice(0, SUBJECT_MAX).toWellFormed(), count: 1 }
}
