import { foldWord } from './fold-word.ts'
import type { SearchDocument } from './search-document.ts'

/** How many aliases a document is known by; more would only cost space. */
const MAX_ALIASES = 24

/**
 * The names a document goes by, the best first: title, short title, the ends of its address, and what it was called before. An old address is
 * a name whole and by its end. A name of the past begins with `~`.
 */
export function listNames({
  title,
  shortTitle,
  slug,
  aliases,
}: Pick<SearchDocument, 'title' | 'shortTitle' | 'slug' | 'aliases'>): readonly string[] {
  const names = [title, shortTitle, ...endsOf(slug), slug]
  const previous = aliases.slice(0, MAX_ALIASES).flatMap((alias) => [alias, ...endsOf(alias)].map((name) => `~${name}`))
  const known = new Set(names.map(nameKey))
  return [...new Set(names), ...new Set(previous.filter((name) => !known.has(nameKey(name.slice(1)))))]
}

/**
 * A name as it is compared: folded, without the parentheses of a call.
 *
 * @example nameKey('Array.prototype.map()') // 'array.prototype.map'
 */
export function nameKey(name: string): string {
  return foldWord(name)
    .replace(/\(\)$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
}

function endsOf(slug: string): readonly string[] {
  const segments = slug.replaceAll('_', ' ').split('/')
  return [1, 2, 3].filter((count) => count <= segments.length).map((count) => segments.slice(-count).join(' '))
}
