import { findLocale } from '#contracts/locales.ts'
import { fetchPage, isFull, storePage } from './fetch-page.ts'
import { missingPage } from './missing-page.ts'
import type { Reading, Wait } from './reading.ts'
import { fromStored } from './stored-form.ts'
import { placeOf } from './stored-pages.ts'
import { withBar } from './with-bar.ts'

/** Where a page is stored, a server that takes longer counts as one that can't be reached, in milliseconds. */
const PATIENCE_MS = 4000
/** So many visited pages are given up when the browser has no more space. */
const MADE_ROOM = 20

/** Answers the request for a page that may be read offline (docs/behaviour/offline.md 5 to 9). */
export async function answerPage(reading: Reading, request: Request, wait: Wait): Promise<Response> {
  const { pages, state, reach, context } = reading
  const { pathname } = new URL(request.url)
  const bar = { script: context.built.bar, locale: findLocale(pathname.split('/')[1] ?? '')?.code ?? '' }
  const known = await pages.find(pathname)
  if (known !== undefined && !(await state.read()).settings.preferOnline) {
    const refreshed = fetchPage(reading, placeOf(known.stored).path, known.shelf)
    reach.note(refreshed.then((outcome) => outcome !== 'no-network'))
    wait(refreshed)
    return withBar(fromStored(known.stored), { ...bar, isCutOff: false })
  }
  const response = await ask(reading, request, known !== undefined)
  reach.note(response !== undefined)
  if (response === undefined) {
    if (known === undefined) return await missingPage(pages, pathname)
    return withBar(fromStored(known.stored), { ...bar, isCutOff: true })
  }
  if (response.status !== 200 || response.type !== 'basic') return response
  wait(storeQuietly(reading, pathname, response.clone()))
  return withBar(response, { ...bar, isCutOff: false })
}

/** Answers any other navigation: such a page is never stored. */
export async function answerUnstored({ context, pages }: Reading, request: Request): Promise<Response> {
  try {
    return await context.pass(request)
  } catch {
    return await missingPage(pages, new URL(request.url).pathname)
  }
}

/**
 * Answers the request for the data of a page. Where only the page itself is stored, it answers with data that no application takes for a page, so that the
 * browser loads the page as a whole, from here (docs/behaviour/navigation.md 5).
 */
export async function answerData(reading: Reading, request: Request, wait: Wait): Promise<Response> {
  const { pages, state } = reading
  const { pathname } = new URL(request.url)
  const page = pageOfData(pathname)
  const known = await pages.find(pathname)
  if (known !== undefined && !(await state.read()).settings.preferOnline) {
    wait(Promise.all([fetchPage(reading, placeOf(known.stored).path, known.shelf), fetchPage(reading, page, known.shelf)]))
    return fromStored(known.stored)
  }
  const response = await ask(reading, request, known !== undefined)
  if (response === undefined) return known === undefined ? notPageData() : fromStored(known.stored)
  if (response.status === 200) wait(storeQuietly(reading, pathname, response.clone()).then(() => fetchPage(reading, page, 'visited')))
  return response
}

/**
 * The path of the page with these data. Documents have no slash at their end; a path with another end is redirected, and not stored.
 *
 * @example pageOfData('/en-US/blog/a-post/index.json') // '/en-US/blog/a-post/'
 */
function pageOfData(path: string): string {
  const page = path.replace(/index\.json$/, '')
  return page.split('/')[2] === 'docs' ? page.slice(0, -1) : page
}

function notPageData(): Response {
  return new Response('{}', { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
}

/** @returns undefined where no answer comes, or one that is no use while the page is stored */
async function ask({ context }: Reading, request: Request, isStored: boolean): Promise<Response | undefined> {
  try {
    const asked = context.pass(request)
    if (!isStored) return await asked
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined))
    const response = await Promise.race([asked, late])
    return response !== undefined && response.status >= 500 ? undefined : response
  } catch {
    return undefined
  }
}

/** A page that can't be stored is shown all the same. */
async function storeQuietly(reading: Reading, path: string, response: Response): Promise<void> {
  try {
    await storePage(reading, path, response, 'visited')
  } catch (error) {
    if (isFull(error)) await reading.pages.removeOldest(MADE_ROOM)
    else console.warn(`${path} was not stored`, error)
  }
}
