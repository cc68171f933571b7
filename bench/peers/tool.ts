import type { PlainPage } from './plain-page.ts'

/** A tool that builds plain pages, with the settings that its user would choose for them. All paths are relative to the folder of a site. */
export interface Tool {
  readonly name: string
  /** Exact versions by the names of packages. */
  readonly packages: Readonly<Record<string, string>>
  /** The program that Node runs, absolute or below the folder of the tool's packages. */
  readonly program: string
  /** The folder in which its commands run; that of the site when it is absent. */
  readonly workingFolder?: string
  /** What a site needs besides its pages, by path. */
  readonly files: Readonly<Record<string, string>>
  /** The file of a page. */
  readonly sourceOf: (slug: string) => string
  readonly textOf: (page: PlainPage) => string
  /** The path of a page in the address of the served site. */
  readonly urlOf: (slug: string) => string
  /** Arguments that build a site, and that serve it to a writer at a port of loopback. @param folder of the site, absolute */
  readonly buildWords: (folder: string) => readonly string[]
  readonly devWords: (folder: string, port: number) => readonly string[]
  /** The folder of the built site: each page is the index.html of a folder that has the path of its address. */
  readonly output: string
  /** Serves a built site on loopback while `work` is under way. */
  readonly serve: <T>(folder: string, work: (origin: URL) => Promise<T>) => Promise<T>
}
