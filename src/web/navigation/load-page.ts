import type { Page } from '#contracts/page.ts'
import { type Answer, getJson } from '../call.ts'

/** What came of asking for a page. */
export type LoadedPage =
  | { readonly kind: 'page'; readonly page: Page }
  /** There is no such page. */
  | { readonly kind: 'not-found' }
  /** What came is nothing that can be shown in place: the browser is to load the address. */
  | { readonly kind: 'reload' }
  | { readonly kind: 'failure'; readonly status: string | undefined }
  | { readonly kind: 'aborted' }

/**
 * Fetches the `index.json` of a page.
 *
 * @param path of the page
 * @param webVersion of the bundles that run: a site that answers with another was built anew, and is loaded as a whole
 */
export async function loadPage(path: string, webVersion: string, signal?: AbortSignal): Promise<LoadedPage> {
  return loadedPage(await getJson(`${path.replace(/\/$/, '')}/index.json`, signal), webVersion)
}

function loadedPage(answer: Answer, webVersion: string): LoadedPage {
  switch (answer.kind) {
    case 'json':
      if (answer.webVersion !== null && answer.webVersion !== webVersion) return { kind: 'reload' }
      return isPage(answer.body) ? { kind: 'page', page: answer.body } : { kind: 'reload' }
    case 'other':
      return { kind: 'reload' }
    case 'refused':
      if (answer.status === 404) return { kind: 'not-found' }
      return { kind: 'failure', status: `${answer.status} ${answer.statusText}`.trim() }
    case 'failed':
      return { kind: 'failure', status: undefined }
    case 'aborted':
      return { kind: 'aborted' }
  }
}

/** Pages of other renderers are for a newer build of this code. */
const KNOWN_RENDERERS =
  /^(?:Doc|Homepage|BlogPost|BlogIndex|Curriculum(?:Module|Overview|Landing|About|Default)|ContributorSpotlight|Generic(?:Doc|About|Community))$/

function isPage(value: unknown): value is Page {
  if (typeof value !== 'object' || value === null || !('renderer' in value) || !('url' in value) || typeof value.url !== 'string')
    return false
  if (value.renderer === 'SpaNotFound') return true
  if (!KNOWN_RENDERERS.test(String(value.renderer))) return false
  if ('doc' in value) return typeof value.doc === 'object' && value.doc !== null && 'body' in value.doc
  return value.renderer !== 'Doc' && 'hyData' in value
}
