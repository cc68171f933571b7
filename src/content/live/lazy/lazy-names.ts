import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { PageRecord } from '../../read/page-record.ts'
import type { NameIndexes } from '../../tree/facts.ts'
import { slugOfFolder } from '../../tree/page-url.ts'
import { API_BASE, ApiIndex, normaliseApiName } from '../../tree/xref-api.ts'
import { CSS_BASE, CssIndex } from '../../tree/xref-css.ts'
import { JS_BASE, JsIndex, type JsReference, normaliseJsName } from '../../tree/xref-js.ts'
import { entriesOf, findFolderOf, localeFolder } from './disk.ts'
import type { LazyTree } from './lazy-tree.ts'

/**
 * Where names of CSS, JavaScript and Web APIs lead, by the names of folders: only the pages are read that a name can mean. The answers are those of the
 * indexes of all pages.
 */
export class LazyNames implements NameIndexes {
  readonly css: NameIndexes['css']
  readonly js: NameIndexes['js']
  readonly api: NameIndexes['api']

  constructor(roots: readonly string[], tree: LazyTree) {
    const findPages = (folders: readonly string[]): readonly PageRecord[] => folders.flatMap((folder) => tree.findInFolder(folder) ?? [])
    this.css = new LazyCss(roots, tree)
    this.js = {
      find: (name): JsReference | 'ambiguous' | undefined =>
        new JsIndex(findPages(foldersOf(JS_BASE, jsPathsOf(normaliseJsName(name).toLowerCase())))).find(name),
    }
    let references: readonly string[] | undefined
    const listReferences = (): readonly string[] => {
      references ??= listReferenceFolders(roots)
      return references
    }
    this.api = {
      find: (name) =>
        new ApiIndex(findPages(foldersOf(API_BASE, apiPathsOf(normaliseApiName(name).toLowerCase(), listReferences())))).find(name),
    }
  }
}

/** The folders of paths below a slug. */
function foldersOf(base: string, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => findFolderOf(base + path) ?? [])
}

/** The paths of which `jsNamesOf` may have a name. @param name in lower case, as the paths are */
export function jsPathsOf(name: string): readonly string[] {
  const groups = ['intl', 'temporal', ...(name.includes('/') ? [] : ['operators', 'statements'])]
  const short = [name, ...groups.map((group) => `${group}/${name}`)]
  return [...short, ...short.map((path) => `global_objects/${path}`)]
}

/**
 * The paths of which `apiNamesOf` may have a name.
 *
 * @param name in lower case, as the paths are
 * @param references what stands before a name in the paths of references of an API: `fetch_api/reference`
 */
export function apiPathsOf(name: string, references: readonly string[]): readonly string[] {
  const bases = [...(name.includes('/') ? [] : ['window']), ...references]
  return [name, ...bases.map((base) => `${base}/${name}`)].flatMap((path) => [path, `${path}_static`])
}

/** `fetch_api/reference`: the folders of Web APIs that have references below them. */
function listReferenceFolders(roots: readonly string[]): readonly string[] {
  const found = roots.flatMap((root) => {
    const base = join(localeFolder(root, DEFAULT_LOCALE), API_BASE.toLowerCase())
    const names = entriesOf(base).flatMap((entry) =>
      entry.isDirectory() && entry.name.endsWith('_api') ? [`${entry.name}/reference`] : [],
    )
    return names.filter((name) => existsSync(join(base, name)))
  })
  return [...new Set(found)]
}

/** Names of CSS have no case, so that the index can be made from folders. */
class LazyCss {
  readonly #roots: readonly string[]
  readonly #tree: LazyTree
  #index: CssIndex | undefined

  constructor(roots: readonly string[], tree: LazyTree) {
    this.#roots = roots
    this.#tree = tree
  }

  find(name: string): string | undefined {
    this.#index ??= new CssIndex(
      pathsBelow(this.#roots, CSS_BASE).map((path) => ({ locale: DEFAULT_LOCALE, slug: CSS_BASE + slugOfFolder(path) })),
    )
    const slug = this.#index.find(name)
    return slug === undefined ? undefined : this.#tree.findPage(DEFAULT_LOCALE, slug)?.slug
  }
}

/** The folders of English pages below a slug, relative to it, in the order in which pages are listed. */
function pathsBelow(roots: readonly string[], base: string): readonly string[] {
  const found = new Set<string>()
  const visit = (folder: string, path: string): void => {
    for (const entry of entriesOf(folder))
      if (entry.isDirectory()) visit(join(folder, entry.name), path === '' ? entry.name : `${path}/${entry.name}`)
      else if (entry.name === 'index.md' && entry.isFile() && path !== '') found.add(path)
  }
  for (const root of roots) visit(join(localeFolder(root, DEFAULT_LOCALE), base.toLowerCase()), '')
  return [...found]
}
