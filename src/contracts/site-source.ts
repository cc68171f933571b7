import type { Diagnostic } from './diagnostics.ts'

/** A file of the site as it is served. */
export interface SiteFileBytes {
  readonly bytes: Uint8Array
  /** Hash of the bytes in hexadecimal, for the ETag. */
  readonly hash: string
}

/** A site at one moment. A request is answered from one snapshot only, so that it never mixes two builds. */
export interface SiteSnapshot {
  readonly id: string
  /** Value of the Content-Security-Policy header of HTML pages. */
  readonly csp: string
  /** Path of the script of pages that run code; absent in builds that have none. */
  readonly runnerScript?: string | undefined
  /** Path of the script that compiles WebAssembly text, likewise. */
  readonly compilerScript?: string | undefined
  /** The addresses of all pages. */
  pageUrls(): readonly string[]
  /** The canonical address of a page, found by a path in any case, with or without a slash at its end. */
  findPageUrl(path: string): string | undefined
  /** What keeps the page of an address from being shown: the problems of its file. Only in `lectern dev`. */
  findPageProblems?(path: string): readonly Diagnostic[]
  /** Where a moved page is now; `path` in any case. */
  findRedirect(path: string): string | undefined
  /** A file by its path below the public folder (`en-US/docs/Web/CSS/index.html`); undefined when there is none. Exact case. */
  read(path: string): Promise<SiteFileBytes | undefined>
  /** The same without its bytes: what a HEAD request or a conditional one needs. */
  findHash(path: string): Promise<string | undefined>
  /** The languages that can be searched, and the files of their indexes. */
  readonly searchIndexes: readonly { readonly locale: string; readonly file: string }[]
  /** The bytes of a language's search index (`src/search`). Throws when the file is missing or is not what was built. */
  readSearchIndex(locale: string): Promise<Uint8Array>
}

/** Where the server gets the site from: a finished build, or pages rendered on request in dev. */
export interface SiteSource {
  /** The newest snapshot. */
  current(): SiteSnapshot
  /** Calls back with the addresses whose pages changed ('*' for all); returns the cleanup function. */
  subscribe(listener: (changed: readonly string[] | '*') => void): () => void
  close(): Promise<void>
}
