import type { IssueSource } from '#contracts/community.ts'
import { type Feature, isSwitchedOff } from '#contracts/features.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { Brand } from '#contracts/site.ts'
import { collectDiagnostics, type ReportDiagnostic } from '../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { AREA_FOLDERS, type AreaFile, listAreaFiles } from '../read/area-files.ts'
import type { History } from '../read/git-history.ts'
import type { PageRecord } from '../read/page-record.ts'
import { areaPath } from '../tree/area-urls.ts'
import { AREAS } from './index.ts'

/** What a site's blog, curriculum and other pages are made from. */
export interface AreaContent {
  readonly records: readonly PageRecord[]
  readonly assets: readonly AreaFile[]
  readonly diagnostics: readonly Diagnostic[]
}

interface DatedRoot {
  readonly root: string
  readonly history: History
}

interface AreaSettings {
  readonly brand: Brand
  /** As in `site.json`. */
  readonly issues?: IssueSource | undefined
  /** Those that are on. */
  readonly features: readonly Feature[]
}

/**
 * Reads the pages besides documents of all content roots; a page that an earlier root has wins. Pages of a feature that is off are left
 * out with their files, as if they were not there.
 *
 * @param roots absolute, links resolved, each with its history
 */
export function readAreas(roots: readonly DatedRoot[], { brand, issues, features }: AreaSettings): AreaContent {
  const isOn = ({ area, name }: AreaFile): boolean => !isSwitchedOff(`/${DEFAULT_LOCALE}/${areaPath(area, name)}`, features)
  const files = roots.map(({ root, history }) => {
    const { pages, assets, parts, diagnostics } = listAreaFiles(root, history, (area, name) => AREAS[area].isPart?.(name) ?? false)
    return { pages: pages.filter(isOn), assets: assets.filter(isOn), parts: parts.filter(isOn), diagnostics }
  })
  const { diagnostics, report } = collectDiagnostics()
  const pages = onePerAddress(
    files.map((root) => root.pages),
    report,
  )
  const [parts, assets] = [files.flatMap((root) => root.parts), files.flatMap((root) => root.assets)]
  const read = AREA_FOLDERS.map((area) => {
    const isOwn = (file: AreaFile): boolean => file.area === area
    const own = { pages: pages.filter(isOwn), parts: parts.filter(isOwn), assets: assets.filter(isOwn) }
    return { area, ...AREAS[area].read({ ...own, brand, issues }, report) }
  })
  return {
    records: read.flatMap(({ records }) => records),
    assets: assets.filter((asset) => !read.some(({ area, isHidden }) => area === asset.area && isHidden?.(asset) === true)),
    diagnostics: [...files.flatMap((root) => root.diagnostics), ...diagnostics],
  }
}

/** Of pages that share an address, that of the earlier root; a second one in the same root is a problem. */
function onePerAddress(roots: readonly (readonly AreaFile[])[], report: ReportDiagnostic): readonly AreaFile[] {
  const pages = new Map<string, AreaFile>()
  for (const root of roots) {
    const replaced = new Set(pages.keys())
    for (const page of root) {
      const path = placeOf(page)
      const first = pages.get(path)
      if (first === undefined) pages.set(path, page)
      else if (!replaced.has(path)) report(duplicate(page, first))
    }
  }
  return [...pages.values()]
}

/** One for all pages that would share an address. */
function placeOf({ area, name }: AreaFile): string {
  const path = areaPath(area, name)
  return AREAS[area].hasExactNames ? path : path.toLowerCase()
}

function duplicate({ path: file, area, name }: AreaFile, first: AreaFile): Diagnostic {
  const message = `/en-US/${areaPath(area, name)} is already the address of ${first.path}; this page is left out`
  return { kind: 'duplicate-page', severity: 'error', message, file, hint: 'give it another name' }
}
