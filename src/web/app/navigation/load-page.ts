import type { Page } from '#contracts/page.ts'
import type { Suggestions } from '#contracts/suggestions.ts'
import { getJson, isRedirected, type JsonResponse } from '../../browser/call.ts'
import { isRenderer } from '../pages/load-kind.ts'
import { PAGE_KINDS } from '../pages/page-kinds.ts'

/** The response to the request for a page. */
export type LoadedPage =
  | { readonly kind: 'page'; readonly page: Page }
  /** There is no such page; where the server knows some, pages that may have been meant. */
  | { readonly kind: 'not-found'; readonly suggestions: Suggestions | undefined }
  /** What came is nothing that can be shown in place: the browser is to load the address. */
  | { readonly kind: 'reload' }
  /** Something between this browser and the server gave up waiting: the page that is shown stays (docs/behaviour/navigation.md 4). */
  | { readonly kind: 'late' }
  | { readonly kind: 'failure'; readonly status: string | undefined }
  | { readonly kind: 'aborted' }

const NOT_FOUND = 404
const GATEWAY_TIMEOUT = 504

/**
 * Fetches the `index.json` of a page.
 *
 * @param path of the page
 * @param build that runs: a page of another was made for other bundles, and is loaded as a whole
 */
export async function loadPage(path: string, build: string, signal?: AbortSignal): Promise<LoadedPage> {
  const url = `${path.replace(/\/$/, '')}/index.json`
  const response = await getJson(url, signal)
  if (response.kind === 'failed' && (await isRedirected(url))) return { kind: 'reload' }
  return loadedPage(response, build)
}

function loadedPage(response: JsonResponse, build: string): LoadedPage {
  switch (response.kind) {
    case 'json':
      return isPageOf(build, response.body) ? { kind: 'page', page: response.body } : { kind: 'reload' }
    case 'other':
      return { kind: 'reload' }
    case 'rejected':
      if (response.status === NOT_FOUND) return { kind: 'not-found', suggestions: findSuggestions(response.body) }
      if (response.status === GATEWAY_TIMEOUT) return { kind: 'late' }
      return { kind: 'failure', status: `${response.status} ${response.statusText}`.trim() + messageIn(response) }
    case 'failed':
      return { kind: 'failure', status: undefined }
    case 'aborted':
      return { kind: 'aborted' }
  }
}

/** Whether a response is a page for this version of the code, with the contents of its kind. */
function isPageOf(build: string, value: unknown): value is Page {
  const page: { build?: unknown; renderer?: unknown; url?: unknown } = Object(value)
  if (page.build !== build || !isRenderer(page.renderer) || typeof page.url !== 'string') return false
  const { contents } = PAGE_KINDS[page.renderer]
  const found: unknown = contents === undefined ? undefined : Reflect.get(page, contents)
  return found !== undefined && found !== null
}

/** What the server says of a page of the curriculum that it can't give (docs/behaviour/curriculum.md 5): these pages are in English, as its words are. */
function messageIn({ url, body }: { readonly url: string; readonly body: unknown }): string {
  if (!url.includes('/curriculum/') || typeof body !== 'object' || body === null || !('message' in body)) return ''
  return `: ${String(body.message).replace(/\.$/, '')}`
}

function findSuggestions(body: unknown): Suggestions | undefined {
  const { suggestions }: { suggestions?: unknown } = Object(body)
  return isSuggestions(suggestions) ? suggestions : undefined
}

function isSuggestions(value: unknown): value is Suggestions {
  return typeof value === 'object' && value !== null && 'english' in value && 'closest' in value && Array.isArray(value.closest)
}
