/**
 * Where a link of an answer leads within this site; undefined for any other address, which is not linked (docs/behaviour/ai-help-page.md 2).
 *
 * @param origin of the site
 * @example ownPath('https://room.example/en-US/docs/Web#a', 'https://room.example') // '/en-US/docs/Web#a'
 */
export function ownPath(url: string, origin: string): string | undefined {
  const parsed = URL.parse(url, `${origin}/`)
  if (parsed === null || parsed.origin !== origin || !/^(?:\/(?![/\\])|https:\/\/|http:\/\/)/.test(url)) return undefined
  return `${parsed.pathname}${parsed.search}${parsed.hash}`
}
