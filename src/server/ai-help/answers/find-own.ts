import type { SiteSnapshot } from '#contracts/site-source.ts'
import type { FindOwn } from './clean-links.ts'

/**
 * Finds where a link leads on the site: only to pages that exist. An address of the site's own origin becomes a path.
 *
 * @example createFindOwn(snapshot, 'https://docs.example')('https://docs.example/en-US/docs/web#a') // '/en-US/docs/Web#a'
 */
export function createFindOwn(snapshot: SiteSnapshot, origin: string): FindOwn {
  return (address) => {
    const path = origin !== '' && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
    if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return undefined
    const [page = '', anchor] = path.split('#', 2)
    const url = snapshot.findPageUrl(decode(page.split('?', 1)[0] ?? ''))
    if (url === undefined) return undefined
    const fragment = anchor === undefined || !/^[\w%.:~!$&'*+,;=@/?-]+$/.test(anchor) ? '' : `#${anchor}`
    return `${encodeURI(url).replace(/[()?]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}${fragment}`
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
