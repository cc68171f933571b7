import { decodedHash } from './lower-case-hash.ts'

/** Scrolling has ended when nothing moved for this time. */
const REST_MS = 120

/** Keeps in the entry of the history how far the page is scrolled, for the way back. */
export function rememberScroll(): void {
  history.replaceState({ scroll: scrollY }, '')
}

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

/** How far the page of a history entry was scrolled; undefined when nothing was kept. */
export function rememberedScroll(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('scroll' in state)) return undefined
  return typeof state.scroll === 'number' ? state.scroll : undefined
}

/** Scrolls to where the reader was, else to the target of the hash, else to the top. */
export function scrollToPlace(hash: string, remembered: number | undefined): void {
  const target = hash === '' ? null : document.getElementById(decodedHash(hash))
  if (remembered !== undefined) scrollTo({ top: remembered, behavior: 'instant' })
  else if (target !== null) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}
