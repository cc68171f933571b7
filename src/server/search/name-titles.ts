import type { FoundTitle } from './search-messages.ts'

/** A page under a name that no other page of the list has. */
export interface NamedTitle extends FoundTitle {
  readonly name: string
}

/**
 * Names pages so that users can distinguish them: a title that stands for several of them, or that a browser would take for an address,
 * gets the end of its page's path in brackets, as much as is needed (docs/behaviour/search.md 7).
 *
 * @example nameTitles([{ title: 'name', url: '/en-US/docs/A/name' }, { title: 'name', url: '/en-US/docs/B/name' }]).map(({ name }) => name)
 * // ['name [A]', 'name [B]']
 */
export function nameTitles(titles: readonly FoundTitle[]): readonly NamedTitle[] {
  return titles.map((found) => {
    const twins = titles.filter(({ title, url }) => title.toLowerCase() === found.title.toLowerCase() && url !== found.url)
    if (twins.length === 0 && !looksLikeAddress(found.title)) return { ...found, name: found.title }
    return { ...found, name: `${found.title} [${shortestPath(found, twins)}]` }
  })
}

/** `document.URL` and `manifest.json` would be opened instead of looked for. */
function looksLikeAddress(title: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)+$/.test(title) || /^[a-z]+:\/\//i.test(title)
}

function shortestPath(found: FoundTitle, twins: readonly FoundTitle[]): string {
  const parents = parentsOf(found.url)
  for (let count = 1; count < parents.length; count += 1) {
    const path = parents.slice(-count).join(' / ')
    if (twins.every(({ url }) => parentsOf(url).slice(-count).join(' / ') !== path)) return path
  }
  return parents.join(' / ')
}

function parentsOf(url: string): readonly string[] {
  return (
    url
      .split('/docs/')
      .at(-1)
      ?.split('/')
      .slice(0, -1)
      .map((segment) => segment.replaceAll('_', ' ')) ?? []
  )
}
