import { decodePath } from '../text/decode-path.ts'
import type { Place } from '../text/places.ts'

/** A part of a page that a link leads to. */
export interface FragmentTarget {
  /** Address of the page. */
  readonly url: string
  /** The id that an element of this page must have. */
  readonly id: string
}

/** A link to a part of a page, and where it stands in its file. */
export interface FragmentLink extends FragmentTarget, Place {}

/** Fragments that the site gives a meaning of its own, and the elements they are about (web/examples/full-window-hash.ts). */
const FULL_WINDOW = 'livesample_fullscreen='

/**
 * The part of a page that a link of this site leads to (docs/behaviour/links.md 7). Undefined for links to other sites and to whole pages.
 *
 * @param href as the built page has it
 * @param ownUrl address of the page that has the link
 * @example findFragmentTarget('/en-US/docs/Web#a%C3%A4', '/en-US/docs/Learn') // { url: '/en-US/docs/Web', id: 'aä' }
 */
export function findFragmentTarget(href: string, ownUrl: string): FragmentTarget | undefined {
  // Most links have none.
  if (!href.includes('#')) return undefined
  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?#(.*)$/s.exec(href) ?? []
  if (fragment === undefined || !(path === '' || /^\/(?!\/)/.test(path))) return undefined
  const id = idOf(fragment)
  return id === undefined ? undefined : { url: path === '' ? ownUrl : decodePath(path), id }
}

/** Empty fragments and `top` lead to the top of every page, and `:~:` begins a text to look for (HTML standard, 7.4.6.4). */
function idOf(fragment: string): string | undefined {
  const id = decodePath(fragment.replace(/:~:.*$/s, ''))
  if (id === '' || id.toLowerCase() === 'top') return undefined
  return id.startsWith(FULL_WINDOW) ? `frame_${id.slice(FULL_WINDOW.length)}` : id
}
