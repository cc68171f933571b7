import { join } from 'node:path'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { PageRecord } from '../../read/page-record.ts'
import type { NameIndexes } from '../../tree/facts.ts'
import { API_BASE, ApiIndex, apiNamesOf, normaliseApiName } from '../../tree/xref-api.ts'
import { CSS_BASE, CssIndex } from '../../tree/xref-css.ts'
import { JS_BASE, JsIndex, type JsReference, jsNamesOf, normaliseJsName } from '../../tree/xref-js.ts'
import { entriesOf, localeFolder } from './disk.ts'
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
    const js = new FolderNames(roots, JS_BASE, (path) => jsNamesOf(path))
    this.js = {
      find: (name): JsReference | 'ambiguous' | undefined =>
        new JsIndex(findPages(js.find(normaliseJsName(name).toLowerCase()))).find(name),
    }
    const api = new FolderNames(roots, API_BASE, (path) => apiNamesOf(path))
    this.api = { find: (name) => new ApiIndex(findPages(api.find(normaliseApiName(name).toLowerCase()))).find(name) }
  }
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
      pathsBelow(this.#roots, CSS_BASE).map((path) => ({ locale: DEFAULT_LOCALE, slug: CSS_BASE + slugPartOf(path) })),
    )
    const slug = this.#index.find(name)
    return slug === undefined ? undefined : this.#tree.findPage(DEFAULT_LOCALE, slug)?.slug
  }
}

/** The folders whose pages have a name. */
class FolderNames {
  readonly #roots: readonly string[]
  readonly #base: string
  readonly #namesOf: (path: string) => readonly string[]
  #folders: ReadonlyMap<string, readonly string[]> | undefined

  /** @param namesOf the names, in lower case, of a page below the base; its argument is in lower case */
  constructor(roots: readonly string[], base: string, namesOf: (path: string) => readonly string[]) {
    this.#roots = roots
    this.#base = base
    this.#namesOf = namesOf
  }

  find(name: string): readonly string[] {
    this.#folders ??= this.#listFolders()
    return this.#folders.get(name) ?? []
  }

  #listFolders(): ReadonlyMap<string, readonly string[]> {
    const folders = new Map<string, string[]>()
    for (const path of pathsBelow(this.#roots, this.#base))
      for (const name of new Set(this.#namesOf(slugPartOf(path)))) {
        const known = folders.get(name)
        if (known === undefined) folders.set(name, [this.#base.toLowerCase() + path])
        else known.push(this.#base.toLowerCase() + path)
      }
    return folders
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

/** The slug, in lower case, that `folderOfSlug` makes a folder of. */
function slugPartOf(path: string): string {
  return path.replaceAll('_star_', '*').replaceAll('_doublecolon_', '::').replaceAll('_colon_', ':').replaceAll('_question_', '?')
}
