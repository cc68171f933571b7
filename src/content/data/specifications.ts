import type { CompatData } from './compat-data.ts'
import { packageVersion, readPackageFile } from './installed-package.ts'

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

/** Titles of specifications by their addresses, from the installed web-specs. */
export class Specifications {
  readonly #titles: ReadonlyMap<string, string>

  constructor(specs: readonly WebSpec[]) {
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
    for (let part = normalise(url); part.includes('/'); part = part.slice(0, part.lastIndexOf('/'))) {
      const title = this.#titles.get(part)
      if (title !== undefined) return title
    }
    return undefined
  }
}

/**
 * The specifications of a page: its own addresses, else those of its compat keys; each once (reference/content.md 2.5).
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

/** Reads the installed package. */
export function loadSpecifications(): Specifications {
  const specs: readonly WebSpec[] = JSON.parse(readPackageFile(PACKAGE))
  return new Specifications(specs)
}

/** Version of the installed package. */
export function specificationsVersion(): string {
  return packageVersion(PACKAGE)
}

function normalise(url: string): string {
  return url
    .replace(/#.*$/, '')
    .replace(/\/(?:index\.html)?$/, '')
    .replace(/\.html$/, '')
}
