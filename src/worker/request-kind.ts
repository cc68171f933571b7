import { LOCALES } from '#contracts/locales.ts'

/** What a request is for, as far as offline reading has to do with it. */
export type RequestKind =
  /** A page to be read: documents, blog, curriculum, and the home page. */
  | 'page'
  /** The data of such a page, for navigation without a full load. */
  | 'data'
  /** Files whose name changes with their bytes. */
  | 'file'
  | 'image'
  /** The list of titles of a language. */
  | 'titles'
  /** Any other page: it is never stored, but offline the user gets our own page instead of the browser's. */
  | 'unstored'
  /** Who the user is. */
  | 'user'

interface AskedRequest {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly headers: Pick<Headers, 'has'>
}

const CODES = new Set<string>(LOCALES.map(({ code }) => code.toLowerCase()))
const READ = new Set([undefined, '', 'docs', 'blog', 'curriculum'])
/** Where images for pages of all languages are. */
const SHARED = '/shared-assets/'
const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/

/**
 * What a request is for; undefined: it is left to the browser (docs/behaviour/offline.md 3).
 *
 * @param origin of the site
 */
export function requestKind({ method, url, mode, headers }: AskedRequest, origin: string): RequestKind | undefined {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || headers.has('range')) return undefined
  if (pathname === '/api/v1/whoami') return 'user'
  if (pathname.startsWith('/static/')) return 'file'
  if (pathname.startsWith(SHARED)) return mode !== 'navigate' && IMAGE.test(pathname) ? 'image' : undefined
  const [, locale = '', folder, ...rest] = pathname.split('/')
  if (!CODES.has(locale.toLowerCase())) return undefined
  if (folder === 'search-index.json' && rest.length === 0) return 'titles'
  const isRead = READ.has(folder)
  if (mode === 'navigate') return isRead ? 'page' : 'unstored'
  if (!isRead) return undefined
  if (pathname.endsWith('/index.json')) return 'data'
  return IMAGE.test(pathname) ? 'image' : undefined
}
