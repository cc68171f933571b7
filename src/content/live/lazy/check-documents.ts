import { setImmediate } from 'node:timers/promises'
import type { CheckResult } from '../../checks/check-pool.ts'
import { inOrder, listFindings, problemsOf } from '../../checks/check-results.ts'
import type { CheckInput } from '../../checks/check-site.ts'
import { findMissingParents, findMissingTwins } from '../../checks/missing-pages.ts'
import { findMisspelledTypes } from '../../checks/page-types.ts'
import { createDataSources } from '../../data/data-sources.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PageEngine } from '../../document/page-engine.ts'
import type { PageFragments } from '../../fragments/broken-fragments.ts'
import { createImageMeasure } from '../../html/measure-image.ts'
import { kindOfRecord } from '../../kinds/kind-of.ts'
import type { PageRecord } from '../../read/page-record.ts'
import { SidebarBuilder } from '../../sidebars/sidebar-builder.ts'
import type { SidebarKey } from '../../sidebars/sidebar-key.ts'
import type { FoundDocument } from './find-document.ts'
import type { LazyContent } from './lazy-content.ts'

interface DocumentsInput extends Pick<CheckInput, 'levels' | 'onProgress' | 'signal'> {
  readonly content: LazyContent
  /** Checks a page; what it throws ends the check. */
  readonly check: (page: PageRecord, engine: PageEngine) => CheckResult
}

/**
 * The problems of a few documents, as a check of the whole content reports them. Reads these, what they ask for and the pages whose parts they link to.
 *
 * @throws the abort reason of `signal`
 */
export async function checkDocuments(
  documents: readonly FoundDocument[],
  { content: { content, facts }, levels, onProgress, signal, check }: DocumentsInput,
): Promise<readonly Diagnostic[]> {
  const data = createDataSources(content.roots)
  const { brand, site, sidebars: files } = content
  const shared = { facts, data, brand, source: site.source, isPreview: false, measure: createImageMeasure() }
  const engine = { ...shared, sidebars: new FewSidebars({ facts, data, files }, (name) => files.get(name) === undefined) }
  const byFile = new Map(documents.map((document) => [document.page.file, document]))
  const pages = [...byFile.values()].map(({ page }) => page)
  const results = await inTurns(pages, (page) => check(page, engine))
  const links = listFindings(results).flatMap(({ fragments }) => fragments.links)
  const ownUrls = new Set(pages.map(({ url }) => url))
  const urls = new Set(links.map(({ url }) => url)).difference(ownUrls)
  const bare = { ...shared, sidebars: new FewSidebars({ facts, data, files }, () => false) }
  const targets = await inTurns([...urls], (url) => findIds(url, bare))
  return inOrder(
    [
      ...byFile.values().flatMap(({ diagnostics }) => diagnostics),
      ...problemsOf(results, targets.flat()),
      ...findMissingTwins(pages, facts.tree),
      ...findMissingParents(pages, facts.tree),
      ...findMisspelledTypes(pages),
    ],
    levels,
  )

  /** Each in a turn of the event loop, so that signals are heard. */
  async function inTurns<Item, Result>(items: readonly Item[], carryOut: (item: Item) => Result): Promise<readonly Result[]> {
    const done: Result[] = []
    for (const item of items) {
      signal.throwIfAborted()
      done.push(carryOut(item))
      onProgress({ done: done.length, total: items.length })
      await setImmediate()
    }
    return done
  }
}

/** The ids of a page; none where they are not known, as when it can't be built: that is a problem of its own file. */
function findIds(url: string, engine: PageEngine): readonly PageFragments[] {
  const page = engine.facts.tree.findExact(url)
  if (page?.url !== url) return []
  const kind = kindOfRecord(page)
  try {
    const ids = kind.ids?.(kind.build(page, { engine, origin: '' }).page)
    return ids === undefined ? [] : [{ url, file: page.file, ids, links: [] }]
  } catch {
    return []
  }
}

/** Builds of the sidebars that pages ask for only those that can have problems of these pages. Those of sidebar files have none. */
class FewSidebars extends SidebarBuilder {
  readonly #isBuilt: (name: string) => boolean

  constructor(input: ConstructorParameters<typeof SidebarBuilder>[0], isBuilt: (name: string) => boolean) {
    super(input)
    this.#isBuilt = isBuilt
  }

  override keyOf(...[page, requests, questions]: Parameters<SidebarBuilder['keyOf']>): SidebarKey {
    const built = requests.filter(({ name }) => this.#isBuilt(name))
    return super.keyOf(page, built, questions)
  }
}
