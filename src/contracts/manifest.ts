/**
 * The files of a finished build, in `manifest.json` next to its `public` folder:
 *
 *     {site}/current            symbolic link to the build that is served; replacing it is the switch
 *     {site}/builds/{id}/public/...        what a plain file host serves, at the pages' addresses
 *     {site}/builds/{id}/manifest.json     this
 *     {site}/builds/{id}/redirects.json    moved pages: from (lower case) -> to
 *     {site}/builds/{id}/kept.json         assets of the build before that stay in `public` for pages that are still open: path -> hash
 */
export interface SiteManifest {
  readonly version: 1
  /** Hash of everything below: two builds with one id are the same, byte for byte, but for the assets of builds before them. */
  readonly id: string
  /** The files below `public` have portable names (contracts/portable-path.ts); absent: the names that addresses have. */
  readonly portableNames?: true
  /** Value of the Content-Security-Policy header of HTML pages. */
  readonly csp: string
  /** The script of pages that run code, by its path below `public`; absent in builds that were made before there was one. */
  readonly runnerScript?: string
  /** The script that compiles WebAssembly text, likewise. */
  readonly compilerScript?: string
  /** For each page, by its address: a hash of its index.html and index.json, which a document's metadata.json follows from. */
  readonly pages: Readonly<Record<string, string>>
  /** Every other file below `public`, by its path (`/static/...`, images next to pages, sitemaps): hash of its bytes. */
  readonly files: Readonly<Record<string, string>>
  /** The search indexes, `{site}/builds/{id}/search/{locale}.index`: hash of their heads, by locale. A head names the pieces in `search/texts`, by their hashes. */
  readonly search: Readonly<Record<string, string>>
}

/** Moved pages: the old address in lower case -> the new one (an address of the site, or `https://...`). */
export type RedirectMap = Readonly<Record<string, string>>
