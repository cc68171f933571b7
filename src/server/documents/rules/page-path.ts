import type { SiteSnapshot } from '#contracts/site-source.ts'
import { trimEndOf } from '#contracts/trim-characters.ts'

/** A path that may name a page or one of the files that belong to it. */
export interface PagePath {
  /** Without the suffix and without slashes at its end. */
  readonly base: string
  /** Empty for the page itself. */
  readonly suffix: string
}

/** Redirects keep these (docs/behaviour/page-addresses.md 2 and 4). */
const SUFFIX = /\/(?:index|bcd)\.json$/

/**
 * Parts a path from the name of a page's data file.
 *
 * @example splitPagePath('/en-US/docs/Web/index.json') // { base: '/en-US/docs/Web', suffix: '/index.json' }
 */
export function splitPagePath(path: string): PagePath {
  const suffix = SUFFIX.exec(path)?.[0] ?? ''
  return { base: trimSlashes(path.slice(0, path.length - suffix.length)), suffix }
}

/**
 * The canonical address of the page that a path names, with its suffix; undefined when the site has no such page.
 *
 * @example findPagePath(snapshot, '/EN-us/Index.json') // '/en-US/index.json'
 */
export function findPagePath(snapshot: SiteSnapshot, path: string): string | undefined {
  const { base, suffix } = splitPagePath(path)
  const url = base === '' ? undefined : snapshot.findPageUrl(base)
  return url === undefined ? undefined : withSuffix(url, suffix)
}

/** An address with the name of a data file: `withSuffix('/en-US/', '/index.json')` is `/en-US/index.json`. */
export function withSuffix(url: string, suffix: string): string {
  return suffix === '' ? url : `${trimSlashes(url)}${suffix}`
}

/** The same path without slashes at its end. */
export function trimSlashes(path: string): string {
  return trimEndOf(path, '/')
}
