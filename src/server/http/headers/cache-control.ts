const HOUR_S = 3600
const DAY_S = 86_400
const MONTH_S = 2_592_000
const YEAR_S = 31_536_000

/** How long a response may be cached (docs/behaviour/page-addresses.md 5 and 8). */
export const CACHE = {
  /** Errors, and what depends on the user. */
  never: 'no-store',
  personal: 'private, no-store',
  /** Data that may become invalid at any moment: a browser stores it and asks each time whether it is still valid. */
  checked: 'private, no-cache',
  /** What depends on where the user is. */
  dayInBrowser: `private, max-age=${DAY_S}`,
  hour: `public, max-age=${HOUR_S}`,
  month: `public, max-age=${MONTH_S}`,
  /** Files whose name changes with their bytes. */
  forever: `public, max-age=${YEAR_S}, immutable`,
} as const

/** A hash before the ending, as the bundler writes it (base64url) and as content-addressed files have it (hexadecimal); a plain word has no digit. */
const HASHED_NAME = /(^|[.\-_/])(?=[\w-]{0,63}[0-9A-Z])[\w-]{8,64}(?:\.[a-z0-9]{1,16}){1,4}$/

/**
 * The Cache-Control of a file that is found: a year below `/static/` when its name carries a hash, never for the service worker, else one
 * hour (docs/behaviour/page-addresses.md 8). Elsewhere a name that looks hashed proves nothing: `photo-20240101.png` may change.
 */
export function cacheControlOf(path: string): string {
  if (path === 'service-worker.js') return CACHE.never
  return isImmutable(path) ? CACHE.forever : CACHE.hour
}

/** Whether a file's name changes whenever its bytes do. */
export function isImmutable(path: string): boolean {
  return path.startsWith('static/') && HASHED_NAME.test(path)
}
