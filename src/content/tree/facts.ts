import { hash } from 'node:crypto'
import type { Asset, AssetIndex } from '../read/assets.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { FoundPage, Tree } from './tree.ts'
import { ApiIndex } from './xref-api.ts'
import { CssIndex } from './xref-css.ts'
import { JsIndex } from './xref-js.ts'

/** A short hash, enough to tell two versions of one thing apart. */
export function shortHash(text: string | Uint8Array): string {
  return hash('sha1', text).slice(0, 16)
}

/** Everything a page can ask of the rest of the site, apart from the tree: versions by name. */
export type Versions = Readonly<Record<string, string>>

/** The answers to all questions that pages ask of the rest of the site; the same for every page of one build. */
export class Facts {
  readonly tree: Tree
  readonly assets: AssetIndex
  readonly names: NameIndexes

  /** @param names those of a tree whose pages have the same slugs, where there is one */
  constructor(tree: Tree, assets: AssetIndex, names: NameIndexes = new TreeNames(tree)) {
    this.tree = tree
    this.assets = assets
    this.names = names
  }
}

/** Where names of CSS, JavaScript and Web APIs lead. */
export interface NameIndexes {
  readonly css: Pick<CssIndex, 'find'>
  readonly js: Pick<JsIndex, 'find'>
  readonly api: Pick<ApiIndex, 'find'>
}

/** The indexes of the names in a tree. Each is made when it is first asked. */
class TreeNames implements NameIndexes {
  readonly #tree: Tree
  #css: CssIndex | undefined
  #js: JsIndex | undefined
  #api: ApiIndex | undefined

  constructor(tree: Tree) {
    this.#tree = tree
  }

  get css(): CssIndex {
    this.#css ??= new CssIndex(this.#tree.pages)
    return this.#css
  }

  get js(): JsIndex {
    this.#js ??= new JsIndex(this.#tree.pages)
    return this.#js
  }

  get api(): ApiIndex {
    this.#api ??= new ApiIndex(this.#tree.pages)
    return this.#api
  }
}

/** How the question about the text of a page begins; its address in lower case follows. */
export const SOURCE_QUESTION = 'source:'

/**
 * One page's questions. Each is remembered under a key, so that the next build can ask them again and see whether an answer
 * has changed (docs/decisions/0009).
 */
export class Questions {
  readonly keys = new Set<string>()
  readonly #facts: Facts

  constructor(facts: Facts) {
    this.#facts = facts
  }

  resolve(url: string): FoundPage | undefined {
    this.keys.add(`resolve:${url.toLowerCase()}`)
    return this.#facts.tree.resolve(url)
  }

  /** Where a redirect leads that leaves the site. */
  findExternalTarget(url: string): string | undefined {
    this.keys.add(`resolve:${url.toLowerCase()}`)
    const target = this.#facts.tree.findRedirect(url)
    return target?.startsWith('https://') === true ? target : undefined
  }

  findCss(name: string): string | undefined {
    this.keys.add(`css:${name}`)
    return this.#facts.names.css.find(name)
  }

  findJs(name: string): ReturnType<JsIndex['find']> {
    this.keys.add(`js:${name}`)
    return this.#facts.names.js.find(name)
  }

  findApi(name: string): string | undefined {
    this.keys.add(`api:${name}`)
    return this.#facts.names.api.find(name)
  }

  listChildren(slug: string): readonly PageRecord[] {
    this.keys.add(`children:${slug.toLowerCase()}`)
    return this.#facts.tree.listChildren(slug)
  }

  listTranslations(slug: string): readonly PageRecord[] {
    this.keys.add(`translations:${slug.toLowerCase()}`)
    return this.#facts.tree.listTranslations(slug)
  }

  /** The compat keys of a page. */
  compatKeysOf(page: PageRecord): readonly string[] {
    this.keys.add(`compat-keys:${page.url.toLowerCase()}`)
    return page.browserCompat
  }

  /** The last commit of a page, where its history is known. */
  commitOf(page: PageRecord): string | undefined {
    this.keys.add(`commit:${page.url.toLowerCase()}`)
    return page.commit
  }

  /** The text of another page is part of this one. */
  source(page: PageRecord): void {
    this.keys.add(SOURCE_QUESTION + page.url.toLowerCase())
  }

  findAsset(path: string): ReturnType<AssetIndex['find']> {
    this.keys.add(`asset:${path.toLowerCase()}`)
    return this.#facts.assets.find(path)
  }

  /** A version that the page depends on: of a macro's code, of a language's texts, of a data package, of a sidebar. */
  version(name: string): void {
    this.keys.add(`version:${name}`)
  }
}

/** The answer to a question, as a short text that differs when the answer does. Empty for 'there is none'. */
export function answer(key: string, facts: Facts, versions: Versions): string {
  const colon = key.indexOf(':')
  const subject = key.slice(colon + 1)
  switch (key.slice(0, colon)) {
    case 'resolve': {
      const found = facts.tree.resolve(subject)
      const moved = facts.tree.findRedirect(subject) ?? ''
      return found === undefined ? moved : shortHash(JSON.stringify([facet(found.page), found.isFallback, found.fragment, moved]))
    }
    case 'css':
      return facts.names.css.find(subject) ?? ''
    case 'js':
      return JSON.stringify(facts.names.js.find(subject)) ?? ''
    case 'api':
      return facts.names.api.find(subject) ?? ''
    case 'children':
      return shortHash(
        facts.tree
          .listChildren(subject)
          .map(({ url }) => url)
          .join(),
      )
    case 'translations':
      return shortHash(JSON.stringify(facts.tree.listTranslations(subject).map(({ locale, title }) => [locale, title])))
    case 'compat-keys':
      return facts.tree.findExact(subject)?.browserCompat.join() ?? ''
    case 'commit':
      return facts.tree.findExact(subject)?.commit ?? ''
    case 'source':
      return facts.tree.findExact(subject)?.hash ?? ''
    case 'asset':
      return assetVersion(facts.assets.find(subject))
    case 'version':
      return versions[subject] ?? ''
    default:
      throw new Error(`no such question: ${key}`)
  }
}

/** The bytes of a file next to a page, and how its name is spelled: a page links to it by this name. */
function assetVersion(asset: Asset | undefined): string {
  return asset === undefined ? '' : `${asset.hash} ${asset.key}`
}

/** The answers of one build: each question is asked once. */
export class Answers {
  readonly #facts: Facts
  readonly #versions: Versions
  readonly #known: (key: string) => string | undefined
  readonly #found = new Map<string, string>()

  /** @param known gives the answers that are the same as in the build before */
  constructor(facts: Facts, versions: Versions, known: (key: string) => string | undefined = () => undefined) {
    this.#facts = facts
    this.#versions = versions
    this.#known = known
  }

  /** As `answer`. */
  find(key: string): string {
    const known = this.#found.get(key) ?? this.#known(key)
    if (known !== undefined) return known
    const found = answer(key, this.#facts, this.#versions)
    this.#found.set(key, found)
    return found
  }

  /** Forgets the answers: of ten thousand pages they take 5 MB. */
  clear(): void {
    this.#found.clear()
  }
}

/** What of a page other pages can show. */
function facet({ url, title, shortTitle, pageType, status }: PageRecord): readonly unknown[] {
  return [url, title, shortTitle, pageType, status]
}
