import { formatDiagnostic } from '#contracts/diagnostics.ts'
import type { InsightsReport } from '#contracts/insights.ts'
import { checkPage } from '../checks/check-page.ts'
import type { CheckPool } from '../checks/check-pool.ts'
import { checkSite } from '../checks/check-site.ts'
import type { Levels } from '../checks/level.ts'
import { CompatData } from '../data/compat-data.ts'
import { Features } from '../data/features.ts'
import { Specifications } from '../data/specifications.ts'
import { WebrefCss } from '../data/webref-css.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { createImageMeasure } from '../html/measure-image.ts'
import { AssetIndex } from '../read/assets.ts'
import { SidebarBuilder } from '../sidebars/sidebar-builder.ts'
import { readSite } from '../site/read-site.ts'
import { Facts } from '../tree/facts.ts'
import { Tree } from '../tree/tree.ts'
import { givenData } from './given-data.ts'
import { type FileTree, temporaryFolder } from './temporary-folder.ts'

/** A pool without threads. */
const LOCAL_CHECK_POOL: CheckPool = {
  async run({ pages, redirects, assets, brand, source, sidebarFiles }, indexes, onResults) {
    const facts = new Facts(new Tree({ pages, redirects }), new AssetIndex(assets))
    const data = givenData({
      compat: new CompatData({ browsers: {} }),
      specifications: new Specifications([]),
      features: new Features({ features: {} }),
      cssReference: new WebrefCss({ properties: [], types: [], functions: [], atrules: [] }),
    })
    const sidebars = new SidebarBuilder({ facts, data, files: sidebarFiles })
    const engine = { facts, data, brand, source, sidebars, isPreview: false, measure: createImageMeasure() }
    onResults(pages.filter((_, index) => indexes.includes(index)).map((page) => checkPage(page, engine)))
  },
}

/** The day of all checks in tests. */
const CHECKED_ON = Date.UTC(2026, 10, 22)

/** Checks a content root; files are named from it on. */
export async function checkFolder(root: string, levels: Levels = new Map(), insights?: InsightsReport): Promise<readonly Diagnostic[]> {
  const content = readSite([root])
  const input = {
    content,
    levels,
    pool: LOCAL_CHECK_POOL,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    nowMs: CHECKED_ON,
    insights,
  }
  return (await checkSite(input)).map((diagnostic) => ({ ...diagnostic, file: diagnostic.file.slice(root.length + 1) }))
}

/** Checks a content root made of these files and gives its problems, one line each. */
export async function checkFiles(files: FileTree, levels?: Levels, insights?: InsightsReport): Promise<readonly string[]> {
  return (await checkFolder(temporaryFolder(files), levels, insights)).map(formatDiagnostic)
}

/** A page whose body begins in line 5. */
export function sourceOfPage(slug: string, body: string): string {
  return `---\ntitle: ${slug}\nslug: ${slug}\n---\n${body}`
}

/** Checks one page, `/en-US/docs/Sample`, next to other files, and gives its problems as `line:column severity kind: message (hint)`. */
export async function checkBody(body: string, more: FileTree = {}): Promise<readonly string[]> {
  const file = 'files/en-us/sample/index.md'
  const lines = await checkFiles({ ...more, [file]: sourceOfPage('Sample', body) })
  return lines.filter((line) => line.startsWith(file)).map((line) => line.slice(file.length + 1))
}
