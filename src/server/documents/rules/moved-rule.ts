import type { SiteSnapshot } from '#contracts/site-source.ts'
import { encodePath } from '../../http/input/request-target.ts'
import { splitPagePath, withSuffix } from './page-path.ts'
import type { Rule } from './visit.ts'

/** A table that sends further than this is broken; so is one that leads back. Neither is followed. */
const MAX_STEPS = 10

/** A moved page (`redirects.json`): a permanent redirect that keeps the name of the data file and drops the query (docs/behaviour/page-addresses.md 4). */
export const redirectMoved: Rule = ({ snapshot, path }) => {
  const { base, suffix } = splitPagePath(path)
  const target = followTable(snapshot, base)
  const location = target === undefined ? undefined : locationOf(snapshot, target, suffix)
  return location === undefined ? undefined : { kind: 'redirect', status: 301, location, keep: 'month' }
}

/** The page of this site that the table leads to from an address; undefined when it leads to none. */
export function findMovedPage(snapshot: SiteSnapshot, from: string): string | undefined {
  const target = followTable(snapshot, from)
  return target === undefined ? undefined : snapshot.findPageUrl(decodeTolerantly(withoutFragment(target)))
}

/** Where the table leads in the end; undefined when nowhere, or in a circle. */
function followTable(snapshot: SiteSnapshot, from: string): string | undefined {
  let target = snapshot.findRedirect(from)
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (target === undefined) return undefined
    const path = withoutFragment(target)
    const next = snapshot.findPageUrl(path) === undefined ? snapshot.findRedirect(path) : undefined
    if (next === undefined) return path === from ? undefined : target
    target = next
  }
  return undefined
}

/** The target as a Location header has it: an address of our own origin, or one with https; undefined for anything else. */
function locationOf(snapshot: SiteSnapshot, target: string, suffix: string): string | undefined {
  if (!/^\/(?![/\\])/.test(target)) return URL.canParse(target) && target.startsWith('https://') ? new URL(target).href : undefined
  const path = withoutFragment(target)
  const fragment = encodeURI(decodeTolerantly(target.slice(path.length)))
  if (suffix !== '') return encodePath(withSuffix(decodeTolerantly(path), suffix))
  if (snapshot.findPageUrl(path) !== undefined) return `${encodePath(path)}${fragment}`
  const [plain = '', ...query] = path.split('?')
  return `${encodePath(decodeTolerantly(plain))}${query.map((part) => `?${encodeURI(part)}`).join('')}${fragment}`
}

function withoutFragment(target: string): string {
  return target.replace(/#.*$/s, '')
}

/** Tables are written manually: an address in them may be percent-encoded or not. */
function decodeTolerantly(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
