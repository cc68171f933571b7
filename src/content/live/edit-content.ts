import { hash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { collectDiagnostics } from '../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type Asset, AssetIndex } from '../read/assets.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readSidebars } from '../site/read-sidebars.ts'
import type { SiteContent } from '../site/read-site.ts'
import { Facts } from '../tree/facts.ts'
import { isAreaPage, readAreaEdits } from './area-edits.ts'
import { type DocumentEdit, readDocumentEdit } from './document-edit.ts'

/** Content after some of its files were saved. */
export interface EditedContent {
  readonly content: SiteContent
  readonly facts: Facts
  /** The pages whose text alone has changed; absent when other pages can show the change. */
  readonly texts?: readonly string[]
  /** Data that the content brings along has changed. */
  readonly hasNewData: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/** More files at once are a change of the branch: reading them would hold up all requests. */
export const MAX_EDITS = 64

/** Content, and the answers to the questions about it. */
interface Known {
  readonly content: SiteContent
  readonly facts: Facts
}

/** Pages that were saved. */
interface PageEdits {
  readonly records: readonly PageRecord[]
  /** Nothing of them has changed that other pages show. */
  readonly isTextOnly: boolean
  readonly diagnostics: readonly Diagnostic[]
}

const NO_PAGES: PageEdits = { records: [], isTextOnly: true, diagnostics: [] }

/**
 * The content after files were saved, without reading any other file; undefined when the site has to be read again: files are new or gone, pages have
 * moved, `site.json` or redirects have changed (docs/behaviour/build.md 18).
 */
export function editContent(paths: readonly string[], known: Known): EditedContent | undefined {
  const { content } = known
  // The address of the logo has the hash of its bytes, also where it is a file next to pages.
  if (paths.length > MAX_EDITS || paths.some((path) => path === content.logo?.path)) return undefined
  const groups = Map.groupBy(paths, (path) => kindOf(path, content.roots))
  const documents = readDocuments(groups.get('document') ?? [], content)
  const areas = readAreaPages(groups.get('area') ?? [], content)
  const assets = readAssetEdits(groups.get('other') ?? [], content.assets)
  const sidebars = readSidebarEdits(groups.get('sidebar') ?? [], content)
  if (documents === undefined || areas === undefined || assets === undefined || sidebars === undefined) return undefined
  const records = [...documents.records, ...areas.records]
  const isTextOnly = documents.isTextOnly && areas.isTextOnly && assets === content.assets && sidebars.files === content.sidebars
  const tree = records.length === 0 ? content.tree : content.tree.replace(records)
  return {
    content: { ...content, tree, assets, sidebars: sidebars.files },
    facts: new Facts(tree, assets === content.assets ? known.facts.assets : new AssetIndex(assets), known.facts.names),
    ...(isTextOnly && !groups.has('data') ? { texts: records.map(({ url }) => url) } : {}),
    hasNewData: groups.has('data'),
    diagnostics: [...documents.diagnostics, ...areas.diagnostics, ...sidebars.diagnostics],
  }
}

type Kind = 'document' | 'area' | 'sidebar' | 'data' | 'other'

function kindOf(path: string, roots: readonly string[]): Kind {
  const isBelow = (...folder: readonly string[]): boolean => roots.some((root) => path.startsWith(join(root, ...folder) + sep))
  if (isAreaPage(path, roots)) return 'area'
  if (isBelow('files', 'jsondata')) return 'data'
  if (isBelow('files', 'sidebars')) return 'sidebar'
  return isBelow('files') && path.endsWith(`${sep}index.md`) ? 'document' : 'other'
}

function readDocuments(paths: readonly string[], { roots, tree }: SiteContent): PageEdits | undefined {
  const edits: DocumentEdit[] = []
  for (const path of paths) {
    const edit = readDocumentEdit(path, roots, tree)
    if (edit === undefined) return undefined
    edits.push(edit)
  }
  return {
    // The last record of a page counts. A translation that was saved itself has the old metadata of an English page that was saved with it.
    records: [...edits.map(({ record }) => record), ...edits.flatMap(({ translations }) => translations)],
    isTextOnly: edits.every(({ isTextOnly }) => isTextOnly),
    diagnostics: edits.flatMap(({ diagnostics }) => diagnostics),
  }
}

function readAreaPages(paths: readonly string[], content: SiteContent): PageEdits | undefined {
  if (paths.length === 0) return NO_PAGES
  const edits = readAreaEdits(content, content.tree.allPages)
  if (edits === undefined) return undefined
  return { records: edits.records, isTextOnly: true, diagnostics: edits.diagnostics.filter(({ file }) => paths.includes(file)) }
}

/** The files next to pages with the new hashes of those that were saved; undefined when one of them is not known, or can't be read. */
function readAssetEdits(paths: readonly string[], assets: readonly Asset[]): readonly Asset[] | undefined {
  if (paths.length === 0) return assets
  const known = new Set(assets.map(({ path }) => path))
  const saved = new Map(paths.map((path) => [path, known.has(path) ? hashOf(path) : undefined]))
  if ([...saved.values()].includes(undefined)) return undefined
  return assets.map((asset) => {
    const digest = saved.get(asset.path)
    return digest === undefined ? asset : { ...asset, hash: digest }
  })
}

/** Undefined for what is no file any more, or can't be read: the reading of the site reports it. */
function hashOf(path: string): string | undefined {
  try {
    return lstatSync(path).isFile() ? hash('sha1', readFileSync(path)) : undefined
  } catch {
    return undefined
  }
}

function readSidebarEdits(
  paths: readonly string[],
  { roots, sidebars }: SiteContent,
): { readonly files: SiteContent['sidebars']; readonly diagnostics: readonly Diagnostic[] } | undefined {
  if (paths.length === 0) return { files: sidebars, diagnostics: [] }
  const { diagnostics, report } = collectDiagnostics()
  const files = readSidebars(roots, report)
  return { files, diagnostics: diagnostics.filter(({ file }) => paths.includes(file)) }
}
