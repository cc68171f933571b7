/**
 * The value of a cookie in a Cookie header (RFC 6265 section 4.2.1), the first when there are several of that name.
 *
 * @example findCookie('a=1; preferredlocale=de', 'preferredlocale') // 'de'
 */
export function findCookie(header: string | undefined, name: string): string | undefined {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1).replace(/^"(.*)"$/, '$1')
}
