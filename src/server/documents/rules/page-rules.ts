import { findAppPageUrl } from '#contracts/app-pages.ts'
import { DEFAULT_LOCALE, isLocaleCode } from '#contracts/locales.ts'
import { findMediaType } from '#contracts/media.ts'
import { filePathOf } from '#contracts/urls.ts'
import { hasFileExtension } from '../../http/headers/content-type.ts'
import { encodePath } from '../../http/input/request-target.ts'
import { findPagePath, splitPagePath, trimSlashes } from './page-path.ts'
import type { Answer, Redirect, Rule, Visit } from './visit.ts'

/** Areas whose addresses end with a slash; all others but a locale's home do not (docs/behaviour/page-addresses.md 3). */
const AREAS_WITH_SLASH: readonly string[] = ['blog', 'curriculum']

/** The page of unknown paths is no page: asked for by its own address, it is as unknown as any. */
const NOT_FOUND_PAGE = /^\/[^/]+\/404(?:\/|\/index\.html)?$/

/** A page, or its `index.json`, at its canonical address. */
export const findPage: Rule = ({ snapshot, path }) => {
  if (NOT_FOUND_PAGE.test(path)) return { kind: 'not-found' }
  if (findPagePath(snapshot, path) !== path) return undefined
  const { base, suffix } = splitPagePath(path)
  if (suffix === '/bcd.json') return undefined
  return { kind: 'file', path: filePathOf(base, suffix === '' ? 'index.html' : 'index.json') }
}

/** A page that the script makes for a part of the address: one file for all of these addresses. */
export const findAppPage: Rule = ({ snapshot, path }) => {
  const { base, suffix } = splitPagePath(path)
  const url = findAppPageUrl(base)
  if (url === undefined || base + suffix !== path || snapshot.findPageUrl(url) !== url) return undefined
  return { kind: 'file', path: filePathOf(url, suffix === '' ? 'index.html' : 'index.json') }
}

/** Any other file of the build, at its exact path. Compressed forms are sent for the file they are made of; only sitemaps have an address of their own. */
export const findFile: Rule = async ({ snapshot, path }) => {
  if (/\.(br|gz)$/.test(path) && !path.endsWith('.xml.gz')) return undefined
  return await findFileAt(snapshot, path)
}

/** A page asked for in another case, with or without its slash, or by the name of its file; and a file next to such a page. */
export const redirectToCanonical: Rule = async (visit) => {
  const path = visit.path.replace(/\/index\.html$/i, '')
  const canonical = findPagePath(visit.snapshot, path) ?? (await findFileNextToPage(visit))
  if (canonical === undefined || canonical === visit.path) return undefined
  const isOnlySlash = trimSlashes(canonical) === trimSlashes(visit.path)
  return moveTo(visit, canonical, isOnlySlash ? 302 : 301)
}

/** The slash at the end of an address that no page has yet: `/{locale}/` with it, blog and curriculum with it, all others without. */
export const redirectBySlash: Rule = (visit) => {
  const [, locale = '', area, ...rest] = visit.path.split('/')
  if (!isLocaleCode(locale)) return undefined
  const right = area === undefined || wantsSlash(area, rest) ? `${trimSlashes(visit.path)}/` : trimSlashes(visit.path)
  const isHome = trimSlashes(visit.path) === `/${locale}`
  return right === visit.path || (isHome && area !== undefined) ? undefined : moveTo(visit, right, 302)
}

/** `/{locale}/docs`, which no document has, leads to the first of them. */
export const redirectDocsRoot: Rule = (visit) => {
  const [, locale = '', area, extra] = trimSlashes(visit.path).split('/')
  if (!isLocaleCode(locale) || area !== 'docs' || extra !== undefined) return undefined
  const url = visit.snapshot.findPageUrl(`/${locale}/docs/Web`)
  return url === undefined ? undefined : { ...moveTo(visit, url, 302), keep: 'hour' }
}

/** An image, sound, video or font of a translated page that only the English page has (docs/behaviour/page-addresses.md 7). Data files have no fallback. */
export const findEnglishMedia: Rule = async ({ snapshot, path }) => {
  const [, locale = '', ...rest] = path.split('/')
  if (!isLocaleCode(locale) || locale === DEFAULT_LOCALE || findMediaType(path) === undefined) return undefined
  return await findFileAt(snapshot, `/${DEFAULT_LOCALE}/${rest.join('/')}`)
}

async function findFileAt(snapshot: Visit['snapshot'], path: string): Promise<Answer | undefined> {
  const file = path.slice(1)
  return (await snapshot.findHash(file)) === undefined ? undefined : { kind: 'file', path: file }
}

/** The exact path of a file whose folder was asked for in another case. */
async function findFileNextToPage({ snapshot, path }: Visit): Promise<string | undefined> {
  const cut = path.lastIndexOf('/')
  const url = cut > 0 && hasFileExtension(path) ? snapshot.findPageUrl(path.slice(0, cut)) : undefined
  if (url === undefined) return undefined
  const candidate = `${trimSlashes(url)}${path.slice(cut)}`
  return (await snapshot.findHash(candidate.slice(1))) === undefined ? undefined : candidate
}

function wantsSlash(area: string, rest: readonly string[]): boolean {
  return AREAS_WITH_SLASH.includes(area) && !hasFileExtension(rest.at(-1) ?? '')
}

function moveTo({ query }: Visit, path: string, status: 301 | 302): Redirect {
  return { kind: 'redirect', status, location: `${encodePath(path)}${query}`, keep: 'month' }
}
