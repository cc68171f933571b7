import type { Parent } from '#contracts/document.ts'
import { parseJson } from '../browser/parse-json.ts'

/** A page that a user has visited (docs/behaviour/collections.md 26). */
export interface ViewedPage {
  /** In the order of first visits, from 1 on. */
  readonly serial: number
  /** Of the visits, oldest first, in milliseconds since 1970. */
  readonly timestamps: readonly number[]
  readonly title: string
  readonly url: string
  readonly parents: readonly Parent[]
}

/** A visit to a page, now. */
export interface Visit extends Pick<ViewedPage, 'title' | 'url' | 'parents'> {
  readonly at: number
}

/** How long visits count, and how many make a page a frequent one (docs/behaviour/collections.md 26). */
export const VIEW_WINDOW_MS = 2_592_000_000
const MIN_VIEWS = 2
/** What is stored at most, so that the storage never fills up: of a page visited more often, the newest visits. */
export const VIEWED_PAGES_MAX = 300
export const VIEWS_KEPT_MAX = 100

/** The records with one more visit: visits that count no more are gone, and of too many pages those that were not visited for longest. */
export function addVisit(pages: readonly ViewedPage[], { at, ...page }: Visit): readonly ViewedPage[] {
  const known = pages.find(({ url }) => url === page.url)
  const serial = known?.serial ?? 1 + Math.max(0, ...pages.map((one) => one.serial))
  const visited = { serial, timestamps: [...(known?.timestamps ?? []), at].slice(-VIEWS_KEPT_MAX), ...page }
  const others = pages.filter(({ url }) => url !== page.url)
  return dropOld([...others, visited], at)
    .toSorted((one, other) => lastVisit(other) - lastVisit(one))
    .slice(0, VIEWED_PAGES_MAX)
}

/** The pages that were visited often enough of late: the most visited first, then the latest (docs/behaviour/collections.md 26). */
export function listFrequent(pages: readonly ViewedPage[], now: number): readonly ViewedPage[] {
  return dropOld(pages, now)
    .filter(({ timestamps }) => timestamps.length >= MIN_VIEWS)
    .toSorted((one, other) => other.timestamps.length - one.timestamps.length || lastVisit(other) - lastVisit(one))
}

/** The records that a text of the storage holds; anybody can write there, so what is none is left out. */
export function parseViewed(text: string | null): readonly ViewedPage[] {
  return listOf(text).flatMap((value, index) => {
    const page = pageOf(value)
    const { serial, timestamps }: { serial?: unknown; timestamps?: unknown } = Object(value)
    if (page === undefined || !Array.isArray(timestamps)) return []
    const times = timestamps.filter((time): time is number => typeof time === 'number' && Number.isFinite(time)).slice(-VIEWS_KEPT_MAX)
    return [{ serial: typeof serial === 'number' ? serial : index + 1, timestamps: times, ...page }]
  })
}

/** The records of the older format, which held the time of the last visit and how many there were. */
export function parseOldViewed(text: string | null): readonly ViewedPage[] {
  return listOf(text).flatMap((value, index) => {
    const page = pageOf(value)
    const { timestamp, visitCount }: { timestamp?: unknown; visitCount?: unknown } = Object(value)
    if (page === undefined || typeof timestamp !== 'number' || typeof visitCount !== 'number') return []
    const count = Math.min(Math.max(1, Math.floor(visitCount) || 1), VIEWS_KEPT_MAX)
    return [{ serial: index + 1, timestamps: Array.from({ length: count }, () => timestamp), ...page }]
  })
}

function dropOld(pages: readonly ViewedPage[], now: number): readonly ViewedPage[] {
  return pages
    .map((page) => ({ ...page, timestamps: page.timestamps.filter((time) => time > now - VIEW_WINDOW_MS && time <= now) }))
    .filter(({ timestamps }) => timestamps.length > 0)
}

function lastVisit({ timestamps }: ViewedPage): number {
  return timestamps.at(-1) ?? 0
}

function listOf(text: string | null): readonly unknown[] {
  const value = parseJson(text)
  return Array.isArray(value) ? value : []
}

function pageOf(value: unknown): Pick<ViewedPage, 'title' | 'url' | 'parents'> | undefined {
  const { title, url, parents }: { title?: unknown; url?: unknown; parents?: unknown } = Object(value)
  if (typeof title !== 'string' || typeof url !== 'string' || !/^\/(?!\/)/.test(url)) return undefined
  return { title, url, parents: Array.isArray(parents) ? parents.filter(isParent) : [] }
}

function isParent(value: unknown): value is Parent {
  const { uri, title }: { uri?: unknown; title?: unknown } = Object(value)
  return typeof uri === 'string' && typeof title === 'string'
}
