import type { ListedSitePage } from '../outputs/listed-site-page.ts'
import { shortHash } from '../tree/facts.ts'
import type { BuildState, SitePageState } from './build-state.ts'
import type { MadePage } from './page-pool.ts'

export interface SitePagePlan {
  /** Pages that are made when their turn comes: all of them are 14 MB of HTML. */
  readonly write: readonly ListedSitePage[]
  /** Pages that are as they were, and what is remembered of them. */
  readonly keep: readonly (SitePageState & { readonly url: string })[]
  /** Hash of what each page depends on, by address. */
  readonly inputs: ReadonlyMap<string, string>
}

/**
 * Which pages of these kinds have to be written: those whose data, texts or surroundings have changed.
 *
 * @param shellOf hash of what a locale's HTML depends on apart from the page
 */
export function planSitePages(
  pages: readonly ListedSitePage[],
  { previous, builder, shellOf }: { previous: BuildState | undefined; builder: string; shellOf: (locale: string) => string },
): SitePagePlan {
  const inputs = new Map(pages.map((page) => [page.url, shortHash([builder, shellOf(page.locale), page.input()].join('\n'))]))
  const keep = pages.flatMap(({ url }) => {
    const state = previous?.sitePages[url]
    return state === undefined || state.input !== inputs.get(url) ? [] : [{ ...state, url }]
  })
  const kept = new Set(keep.map(({ url }) => url))
  return { write: pages.filter(({ url }) => !kept.has(url)), keep, inputs }
}

/** What the next build has to know of these pages: of those that were kept and those that were written. */
export function sitePageStates({ keep, inputs }: SitePagePlan, results: ReadonlyMap<string, MadePage>): [string, SitePageState][] {
  const states = new Map(keep.map(({ url, ...state }) => [url, state]))
  for (const [url, input] of inputs) {
    const result = results.get(url)
    if (result === undefined || !('written' in result)) continue
    states.set(url, { input, files: shortHash(result.written.docHash + result.written.htmlHash) })
  }
  return [...states]
}
