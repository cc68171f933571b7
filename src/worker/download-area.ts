import type { OfflineOutcome } from '#contracts/offline.ts'
import { areaListUrl, isPageList, listOfflineAreas } from '#contracts/offline-areas.ts'
import { type FetchedPage, fetchPage, isFull, type Library } from './fetch-page.ts'
import type { AreaRound, StateStore } from './offline-state.ts'
import { listReadingCode } from './reading-code.ts'
import { keyOf } from './stored-pages.ts'

/** The pages of one step: a page hears of the progress after each, and a browser does not end a worker that is asked again every few seconds. */
export const PAGES_OF_STEP = 12
/** What a page takes with its images, in bytes, on average: a download does not begin when there is less space than that for all of them. */
const PAGE_BYTES = 40_000
/** So many visited pages are given up at a time for a page of an area. */
const MADE_ROOM = 20

/** What a download needs. */
export interface Downloads extends Library {
  readonly state: StateStore
}

/** Begins the download of an area, or goes on with the one that was not completed (docs/behaviour/offline.md 21 to 26). */
export async function beginArea(downloads: Downloads, key: string): Promise<OfflineOutcome> {
  return await asOutcome(async () => {
    const { context, state } = downloads
    const build = await readBuild(context)
    const record = (await state.read()).areas[key] ?? {}
    if (record.round?.build === build) return 'more'
    if (record.round === undefined && record.last?.build === build && record.last.failed === 0) return 'done'
    const locale = key.split('/')[1] ?? ''
    const urls = await findUrls(downloads, locale, key)
    if (urls === undefined) {
      // Else each page that is read would ask for the list again, to go on with the download.
      if (record.round !== undefined) await state.changeArea(key, ({ last }) => ({ last }))
      return 'unknown'
    }
    if (await isTooMuch(downloads, urls)) return 'no-space'
    await downloads.files.ensureForPage(listReadingCode(context, locale))
    await state.writeList(key, urls)
    await state.changeArea(key, ({ last }) => ({ last, round: { build, total: urls.length, next: 0, failed: 0 } }))
    return 'more'
  })
}

/** Downloads the next few pages of an area. A step that could not be completed is done again: what it has stored is not fetched again. */
export async function downloadStep(downloads: Downloads, key: string): Promise<OfflineOutcome> {
  return await asOutcome(async () => {
    const { round } = (await downloads.state.read()).areas[key] ?? {}
    if (round === undefined) return 'done'
    const urls = await downloads.state.readList(key)
    const found = await Promise.all(urls.slice(round.next, round.next + PAGES_OF_STEP).map((url) => fetchForArea(downloads, url)))
    const stop = (['no-network', 'no-space', 'server'] as const).find((outcome) => found.includes(outcome))
    if (stop !== undefined) return stop
    return await advance(downloads, key, { ...round, next: Math.min(round.next + PAGES_OF_STEP, urls.length) }, urls)
  })
}

/** Leaves out the pages of a step that the server does not give; the next download asks for them again. */
export async function skipStep({ state }: Pick<Downloads, 'state'>, key: string): Promise<OfflineOutcome> {
  await state.changeArea(key, ({ last, round }) => {
    if (round === undefined) return { last }
    const next = Math.min(round.next + PAGES_OF_STEP, round.total)
    return { last, round: { ...round, next, failed: round.failed + next - round.next } }
  })
  return 'more'
}

async function advance(downloads: Downloads, key: string, round: AreaRound, urls: readonly string[]): Promise<OfflineOutcome> {
  const { state, context, pages, files } = downloads
  if (round.next < urls.length) {
    await state.changeArea(key, ({ last }) => ({ last, round }))
    return 'more'
  }
  await removeOthers(downloads, key, urls)
  const { build, total, failed } = round
  await state.changeArea(key, () => ({ last: { build, at: context.now(), total, failed } }))
  await files.keepOnly(() => pages.listNeededFiles())
  return 'done'
}

/** Visited pages make room for those that the user has chosen. */
async function fetchForArea(downloads: Downloads, url: string): Promise<FetchedPage> {
  for (;;) {
    const outcome = await fetchPage(downloads, url, 'downloaded')
    if (outcome !== 'no-space' || (await downloads.pages.removeOldest(MADE_ROOM)) === 0) return outcome
  }
}

/** Pages of an area that are not in its list any more. */
async function removeOthers({ pages }: Downloads, key: string, urls: readonly string[]): Promise<void> {
  const listed = new Set(urls.map(keyOf))
  const prefix = `${keyOf(key)}/`
  for (const stored of await pages.list('downloaded')) if (stored.startsWith(prefix) && !listed.has(stored)) await pages.remove(stored)
}

/** The pages of an area; undefined where the site does not have it. @throws Error when the server does not say it */
async function findUrls({ context, files }: Downloads, locale: string, key: string): Promise<readonly string[] | undefined> {
  const path = areaListUrl(locale)
  const response = await context.fetch(path)
  if (response.status === 404) return undefined
  if (!response.ok) throw new ServerFailure(`${path}: ${response.status}`)
  const list: unknown = await response.clone().json()
  if (!isPageList(list)) return undefined
  await files.put(path, response)
  return listOfflineAreas(list, locale).find((area) => area.key === key)?.urls
}

/** The id of the build that is served: when it is that of the last download, nothing has changed. @throws Error when the server does not say it */
async function readBuild({ fetch }: Pick<Library['context'], 'fetch'>): Promise<string> {
  const response = await fetch('/__version__')
  const answer: unknown = response.ok ? await response.json() : undefined
  if (typeof answer !== 'object' || answer === null || !('build' in answer)) throw new ServerFailure(`/__version__: ${response.status}`)
  return String(answer.build)
}

class ServerFailure extends Error {}

async function isTooMuch({ context, pages }: Downloads, urls: readonly string[]): Promise<boolean> {
  const { quota, usage = 0 } = await context.estimate()
  if (quota === undefined) return false
  const stored = new Set(await pages.list('downloaded'))
  const missing = urls.filter((url) => !stored.has(keyOf(url))).length
  return missing * PAGE_BYTES > quota - usage
}

async function asOutcome(work: () => Promise<OfflineOutcome>): Promise<OfflineOutcome> {
  try {
    return await work()
  } catch (error) {
    if (isFull(error)) return 'no-space'
    return error instanceof TypeError || (error instanceof DOMException && /^(?:Abort|Timeout)Error$/.test(error.name))
      ? 'no-network'
      : 'server'
  }
}
