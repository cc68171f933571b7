import { type Asset, AssetIndex } from '../read/assets.ts'
import type { PageRecord } from '../read/page-record.ts'
import { Facts } from '../tree/facts.ts'
import { Tree } from '../tree/tree.ts'

/** What a made-up site is made of. */
export interface SampleSite {
  readonly pages?: readonly PageRecord[]
  /** Old address -> new one. */
  readonly redirects?: Readonly<Record<string, string>>
  readonly assets?: readonly Asset[]
}

/** The real answers to all questions about a made-up site. */
export function sampleFacts({ pages = [], redirects = {}, assets = [] }: SampleSite = {}): Facts {
  const byLowerCase = new Map(Object.entries(redirects).map(([from, to]) => [from.toLowerCase(), to]))
  return new Facts(new Tree({ pages, redirects: byLowerCase }), new AssetIndex(assets))
}
