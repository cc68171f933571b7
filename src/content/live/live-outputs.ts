import { findContributorsFile } from '../outputs/contributors.ts'
import { OUTPUTS } from '../outputs/index.ts'
import type { OutputFile } from '../outputs/output.ts'
import type { SiteContent } from '../site/read-site.ts'
import { readIfThere } from './lazy/disk.ts'
import type { LivePages } from './live-pages.ts'

/** The files of the whole site (outputs/index.ts), and the contributors of each page, for one state of the content whose pages are all known. */
export class LiveOutputs {
  readonly #content: SiteContent
  readonly #files: ReadonlyMap<string, OutputFile>

  /** @param origin scheme and host */
  constructor(pages: LivePages, origin: string) {
    const { content } = pages
    this.#content = content
    const site = {
      content,
      records: content.tree.allPages,
      origin,
      months: () => pages.months,
      findPage: (url: string) => pages.findPage(url),
    }
    this.#files = new Map(OUTPUTS.flatMap((list) => list(site)).map((file) => [file.path, file]))
  }

  /** The bytes of a file by its path below the public folder; undefined where there is none. */
  read(path: string): Uint8Array | undefined {
    const made = (this.#files.get(path) ?? findContributorsFile(path, this.#content))?.make()
    if (made === undefined || made instanceof Uint8Array) return made
    return typeof made === 'string' ? Buffer.from(made) : readIfThere(made.source)
  }
}
