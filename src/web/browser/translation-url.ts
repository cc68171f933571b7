/**
 * The address of a page in another locale: the slug is the same in all of them.
 *
 * @example translationUrl('/en-US/docs/Web/CSS', 'de') // '/de/docs/Web/CSS'
 */
export function translationUrl(url: string, locale: string): string {
  return url.replace(/^\/[^/]+/, `/${locale}`)
}
