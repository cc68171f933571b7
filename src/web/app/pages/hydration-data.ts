import type { SiteSettings } from '#contracts/site.ts'
import type { AnyPage } from '../../ui/page-kind.ts'

/** What `<script type="application/json" id="page-data">` holds. */
export interface HydrationData {
  readonly page: AnyPage
  readonly site: SiteSettings
  /** Names the bundles that the page was made for (`WebAssets.build`). */
  readonly build: string
}

export const PAGE_DATA_ID = 'page-data'

const UNSAFE = /[<\u2028\u2029]/g
const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/**
 * The data as JSON that can stand in a `<script>`: nothing in it can end the element.
 *
 * @example hydrationJson('</script>') // '"\\u003c/script>"'
 */
export function hydrationJson(data: unknown): string {
  return JSON.stringify(data).replace(UNSAFE, (character) => ESCAPES[character] ?? character)
}

/**
 * The data of the page that stands in the document.
 *
 * @throws Error when there is none
 */
export function readHydrationData(root: Document): HydrationData {
  const text = root.getElementById(PAGE_DATA_ID)?.textContent
  const data: unknown = text === undefined || text === null ? undefined : JSON.parse(text)
  if (!isHydrationData(data)) throw new Error(`the page has no data of the expected shape in #${PAGE_DATA_ID}`)
  return data
}

function isHydrationData(value: unknown): value is HydrationData {
  return typeof value === 'object' && value !== null && 'page' in value && 'site' in value && 'build' in value
}
