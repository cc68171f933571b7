import EventMetricType from '@mozilla/glean/private/metrics/event'
import TextMetricType from '@mozilla/glean/private/metrics/text'
import UrlMetricType from '@mozilla/glean/private/metrics/url'
import PingType from '@mozilla/glean/private/ping'
import type { MeasuredEvent } from '#contracts/events.ts'
import { actionOf, shortAddress } from './action-of.ts'

const pageMetric = { category: 'page', sendInPings: ['page'], lifetime: 'ping', disabled: false } as const
const metricOf = (name: string) => ({ ...pageMetric, sendInPings: [...pageMetric.sendInPings], name })

const pageUrl = new UrlMetricType(metricOf('url'))
const pageReferrer = new UrlMetricType(metricOf('referrer'))
const pageTitle = new TextMetricType(metricOf('title'))
const action = new EventMetricType({ category: 'element', name: 'action', sendInPings: ['action'], lifetime: 'ping', disabled: false }, [
  'id',
  'type',
  'label',
  'page',
])
const pagePing = new PingType({ name: 'page', includeClientId: true, sendIfEmpty: false })
const actionPing = new PingType({ name: 'action', includeClientId: true, sendIfEmpty: false })

const TITLE_MAX = 200
/** Actions of this time share a ping, in milliseconds, and so many at most: Glean sends 40 pings a minute. */
const GATHER_MS = 15_000
const ACTIONS_MAX = 20

let waiting = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Reports one event: a page at once, actions together (docs/behaviour/telemetry.md 9). */
export function reportEvent(event: MeasuredEvent): void {
  if (event.name === 'page.view') reportPage(event)
  else {
    action.record({ ...actionOf(event, location.pathname) })
    waiting++
    if (waiting >= ACTIONS_MAX) sendActions()
    else timer ??= setTimeout(sendActions, GATHER_MS)
  }
}

/** Sends the actions that wait, as when the page is left. */
export function sendActions(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting > 0) actionPing.submit()
  waiting = 0
}

/** What was not sent yet is not sent after the user has opted out. */
export function forgetActions(): void {
  clearTimeout(timer)
  timer = undefined
  waiting = 0
}

function reportPage({ url, referrer, title }: Extract<MeasuredEvent, { name: 'page.view' }>): void {
  const { origin } = location
  pageUrl.set(new URL(shortAddress(url), origin).href)
  if (referrer !== '') pageReferrer.set(new URL(shortAddress(referrer), origin).href)
  pageTitle.set([...title].slice(0, TITLE_MAX).join(''))
  pagePing.submit()
}
