import { trimEndOf } from '#contracts/trim-characters.ts'
import { encodePlayState } from '../../ui/play-frame/encode-play-state.ts'
import type { PlayCode } from '../code/play-code.ts'

/**
 * The longest link, in characters: the head of a request has 16 KiB on the servers of Node and on most proxies, and cookies and other headers
 * take their part.
 */
export const STATE_LINK_MAX = 12_000
/** From here on, some programs that links are sent with cut them. */
export const STATE_LINK_LONG = 2000

/**
 * The address of the playground with the code in it, also when it is too long to be of use. In the alphabet of addresses, so that nothing
 * has to be escaped on the way (RFC 4648 section 5).
 *
 * @param playground its address, `https://example.org/de/play`
 */
export async function stateLink(playground: string, { html, css, js, wat = '', src, options = {} }: PlayCode): Promise<string> {
  const { isModule, isTypeScript, importMap = '' } = options
  const { text } = await encodePlayState({
    html,
    css,
    js,
    ...(wat.trim() === '' ? {} : { wat }),
    ...(src === undefined ? {} : { src }),
    ...(isModule === true ? { isModule } : {}),
    ...(isTypeScript === true ? { isTypeScript } : {}),
    ...(importMap.trim() === '' ? {} : { importMap }),
  })
  return `${playground}?state=${trimEndOf(text.replaceAll('+', '-').replaceAll('/', '_'), '=')}`
}
