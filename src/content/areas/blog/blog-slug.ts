/** Longest name of a tag or an author that has a page. */
const MAX_LENGTH = 60

/**
 * The last part of the address of a tag's or an author's list; undefined for a name that gives none: without a Latin letter or a digit, too
 * long, or with characters that can't be seen.
 *
 * @example blogSlugOf('Web Components') // 'web-components'
 * @example blogSlugOf('José') // 'jose'
 */
export function blogSlugOf(name: string): string | undefined {
  if (name.length > MAX_LENGTH || /\p{C}/u.test(name)) return undefined
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug === '' ? undefined : slug
}
