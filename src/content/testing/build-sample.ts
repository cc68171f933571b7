import { CompatData } from '../data/compat-data.ts'
import { Features } from '../data/features.ts'
import { Specifications } from '../data/specifications.ts'
import { type BuiltDocument, buildDocument } from '../document/build-document.ts'
import type { PageEngine } from '../document/page-engine.ts'
import { createImageMeasure } from '../html/measure-image.ts'
import { AssetIndex } from '../read/assets.ts'
import { readPageText } from '../read/read-page.ts'
import { SidebarBuilder } from '../sidebars/sidebar-builder.ts'
import { readSite } from '../site/read-site.ts'
import { Facts } from '../tree/facts.ts'
import { givenData } from './given-data.ts'
import { type FileTree, temporaryFolder } from './temporary-folder.ts'

/** A page that was built, and its problems as `line:column severity kind: message`. */
export interface BuiltSample extends BuiltDocument {
  readonly problems: readonly string[]
}

/**
 * Reads a content root made of these files and builds one of its pages, with everything real but the data packages.
 *
 * @param files by path below the root: `files/en-us/web/index.md`
 * @param url the page to build
 */
export function buildSample(files: FileTree, url: string, engine: Partial<PageEngine> = {}): BuiltSample {
  const { tree, assets, sidebars, brand, site } = readSite([temporaryFolder(files)])
  const page = tree.findExact(url)
  if (page === undefined) throw new Error(`no page ${url} in the sample`)
  const facts = new Facts(tree, new AssetIndex(assets))
  const data =
    engine.data ??
    givenData({
      compat: new CompatData({ browsers: {} }),
      specifications: new Specifications([]),
      features: new Features({ features: {} }),
    })
  const built = buildDocument(page, readPageText(page.file).text, {
    facts,
    data,
    brand,
    source: site.source,
    sidebars: new SidebarBuilder({ facts, data, files: sidebars }),
    isPreview: false,
    measure: createImageMeasure(),
    ...engine,
  })
  const problems = built.diagnostics.map(({ line, column, severity, kind, message }) => `${line}:${column} ${severity} ${kind}: ${message}`)
  return { ...built, problems }
}

/** Builds a page of its own, `/en-US/docs/Sample`, from Markdown; its body begins in line 5 of the file. */
export function buildBody(body: string, more: FileTree = {}, engine: Partial<PageEngine> = {}): BuiltSample {
  return buildSample(
    { ...more, 'files/en-us/sample/index.md': `---\ntitle: Sample\nslug: Sample\n---\n${body}` },
    '/en-US/docs/Sample',
    engine,
  )
}

/** The whole HTML of a page's sections, headings left out. */
export function htmlOf({ doc }: BuiltDocument): string {
  return doc.body.map(({ value }) => ('content' in value ? value.content : '')).join('\n')
}
