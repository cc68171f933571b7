import Type, { type Static } from 'typebox'
import { trustJson } from '../text/json.ts'
import type { CompatData } from './compat-data.ts'
import { packageVersion, readPackageFile } from './installed-package.ts'
import { findJsonData, jsonDataVersion } from './json-data.ts'

interface WebSpec {
  readonly url: string
  readonly title: string
  readonly nightly?: { readonly url: string; readonly alternateUrls?: readonly string[] }
  readonly series: { readonly nightlyUrl?: string; readonly releaseUrl?: string; readonly currentSpecification: string }
  readonly shortname: string
}

/** A specification as a page lists it. */
export interface Specification {
  readonly bcdSpecificationURL: string
  readonly title: string
}

const FILE = 'SpecData.json'

/** Specifications that a content root names itself, each under a word of its own. */
const SpecData = Type.Record(Type.String(), Type.Object({ name: Type.String(), url: Type.String() }))
type NamedSpec = Static<typeof SpecData>[string]

/** Titles of specifications by their addresses: from the installed web-specs, then those that a content root names. */
export class Specifications {
  readonly #titles: ReadonlyMap<string, string>
  readonly #namedTitles: ReadonlyMap<string, string>
  /** Why the names of a content root are not used. */
  readonly problem: string | undefined

  constructor(specs: readonly WebSpec[], { named = [], problem }: { named?: readonly NamedSpec[]; problem?: string | undefined } = {}) {
    this.problem = problem
    this.#namedTitles = new Map(named.toReversed().map(({ name, url }) => [normalise(url), name]))
    const titles = new Map<string, string>()
    const add = (url: string | undefined, title: string): void => {
      if (url !== undefined && !titles.has(normalise(url))) titles.set(normalise(url), title)
    }
    for (const { url, title } of specs) add(url, title)
    for (const { nightly, title } of specs) for (const url of [nightly?.url, ...(nightly?.alternateUrls ?? [])]) add(url, title)
    for (const { series, title, shortname } of specs) {
      if (series.currentSpecification !== shortname) continue
      add(series.nightlyUrl, title)
      add(series.releaseUrl, title)
    }
    this.#titles = titles
  }

  /** The title of the specification that an address lies in: of the whole address, else of its longest known beginning. */
  findTitle(url: string): string | undefined {
    return findByBeginning(this.#titles, url) ?? findByBeginning(this.#namedTitles, url)
  }
}

/**
 * The specifications of a page: its own addresses, else those of its compat keys; each once.
 *
 * @param unknownTitle shown for an address that no known specification begins with
 */
export function listSpecifications(
  keys: readonly string[],
  ownUrls: readonly string[],
  compat: CompatData,
  specs: Specifications,
  unknownTitle: string,
): Specification[] {
  const urls = ownUrls.length > 0 ? ownUrls : keys.flatMap((key) => compat.listSpecUrls(key))
  return [...new Set(urls)].map((url) => ({ bcdSpecificationURL: url, title: specs.findTitle(url) ?? unknownTitle }))
}

const PACKAGE = 'web-specs/index.json'

/**
 * Reads the installed package, and `files/jsondata/SpecData.json` of a content root.
 *
 * @throws MissingPackageError
 */
export function loadSpecifications(roots: readonly string[]): Specifications {
  const specs: readonly WebSpec[] = trustJson(readPackageFile(PACKAGE))
  const data = findJsonData(roots, FILE, SpecData)
  if (data === undefined || 'problem' in data) return new Specifications(specs, { problem: data?.problem })
  return new Specifications(specs, { named: Object.values(data.content) })
}

/** Versions of the installed package and of the file. */
export function specificationsVersion(roots: readonly string[]): string {
  return `${packageVersion(PACKAGE)} ${jsonDataVersion(roots, FILE)}`
}

/** Longer than any address of a specification: each slash in it costs a look-up. */
const MAX_URL = 2_000

function findByBeginning(titles: ReadonlyMap<string, string>, url: string): string | undefined {
  if (url.length > MAX_URL) return undefined
  for (let part = normalise(url); part.includes('/'); part = part.slice(0, part.lastIndexOf('/'))) {
    const title = titles.get(part)
    if (title !== undefined) return title
  }
  return undefined
}

function normalise(url: string): string {
  return url
    .replace(/#.*$/s, '')
    .replace(/\/(?:index\.html)?$/, '')
    .replace(/\.html$/, '')
}
