import { NEXT_MAX } from '#contracts/account-paths.ts'
import { readStored, store } from '../browser/storage.ts'

/** Where the tab stores an address that is too long for `next`. */
const LONG_NEXT = 'next'
/** The hash of the address that stands for it. */
const MARK = '#return-address'

/**
 * A `next` that the server takes: itself, or for one that is too long its path with a mark, by which `restoreLongNext` knows that the tab has stored the
 * rest (docs/behaviour/accounts.md 39).
 *
 * @param next path and query of a page of this site
 */
export function shortenNext(next: string): string {
  if (next.length <= NEXT_MAX) return next
  store(LONG_NEXT, next, 'sessionStorage')
  return next.replace(/[?#].*/s, MARK)
}

/** Loads the page that the user left, where the address only stands for a longer one of the same path. */
export function restoreLongNext(): void {
  const { hash, pathname } = location
  const next = readStored(LONG_NEXT, 'sessionStorage')
  if (hash !== MARK || !next?.startsWith(`${pathname}?`)) return
  store(LONG_NEXT, null, 'sessionStorage')
  // From its query on, an address can't lead to another path or site.
  location.replace(next.slice(pathname.length))
}
