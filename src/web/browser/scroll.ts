import { findScroll, type HistoryEntry, rememberScroll } from './history-entry.ts'
import { decodedHash } from './lower-case-hash.ts'

/** Scrolling has ended when nothing moved for this time. */
const REST_MS = 120

/**
 * Remembers the place whenever scrolling rests: by the time the browser says that it went back, the entry that was left can't be reached.
 *
 * @param isShown whether the page on the screen is that of the address; while another is loaded it is not
 */
export function watchScroll(isShown: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = (): void => {
    if (isShown()) rememberScroll()
  }
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(rest, REST_MS)
    },
    { passive: true },
  )
}

/** Scrolls to where the user was, else to the target of the hash, else to the top. @param entry that the user comes back to */
export function scrollToPlace(hash: string, entry?: HistoryEntry): void {
  const target = findTarget(hash)
  // A distance from the top leads to its place only where all sections have their real sizes.
  document.documentElement.toggleAttribute('data-lazy', entry?.scroll === undefined)
  const remembered = entry && findScroll(entry)
  if (remembered !== undefined) scrollTo({ top: remembered, behavior: 'instant' })
  else if (target !== null) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** The element that a hash leads to: of its own spelling or in lower case, as ids are. */
export function findTarget(hash: string): HTMLElement | null {
  if (hash === '') return null
  const id = decodedHash(hash)
  return document.getElementById(id) ?? document.getElementById(id.toLowerCase())
}
