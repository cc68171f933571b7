import { getJson } from '../../../browser/call.ts'
import { itemHref } from './item-href.ts'

/** What of a page is shown next to its title. */
export interface PageFacts {
  readonly summary: string | undefined
  /** ISO 8601. */
  readonly modified: string | undefined
}

const known = new Map<string, Promise<PageFacts | undefined>>()

/**
 * What the page itself says of it, from its `metadata.json`; undefined when that can't be loaded: an item is shown without, then. Asked once
 * for each page while this one stands.
 *
 * @param url decoded
 */
export function findPageFacts(url: string): Promise<PageFacts | undefined> {
  const before = known.get(url)
  if (before !== undefined) return before
  const asked = readFacts(url)
  known.set(url, asked)
  return asked
}

/** Documents tell such facts of themselves, posts and modules don't. */
const DOCUMENT = /^\/[^/]+\/docs\//

async function readFacts(url: string): Promise<PageFacts | undefined> {
  if (!DOCUMENT.test(url)) return undefined
  const response = await getJson(`${itemHref(url)}/metadata.json`)
  if (response.kind !== 'json') return undefined
  const { summary, modified }: { summary?: unknown; modified?: unknown } = Object(response.body)
  return { summary: typeof summary === 'string' ? summary : undefined, modified: typeof modified === 'string' ? modified : undefined }
}
