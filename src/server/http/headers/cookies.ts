/** A cookie as a browser sends it. */
export interface Cookie {
  readonly name: string
  readonly value: string
}

/**
 * The cookies of a Cookie header, in its order, which is that of their age (RFC 6265 section 5.4).
 *
 * Only spaces and tabs are stripped from a name. `String.trim` also strips the byte A0: a neighbouring host can set a cookie with that byte
 * before `__Host-`, which browsers accept, because for them the name has no prefix (docs/behaviour/identity.md 3).
 */
export function listCookies(header: string | undefined): readonly Cookie[] {
  return (header ?? '').split(';').flatMap((part) => {
    const pair = stripBlanks(part)
    const mark = pair.indexOf('=')
    return mark < 1 ? [] : [{ name: pair.slice(0, mark), value: pair.slice(mark + 1) }]
  })
}

/**
 * The value of a cookie in a Cookie header (RFC 6265 section 4.2.1), the first when there are several of that name.
 *
 * @example findCookie('a=1; preferredlocale=de', 'preferredlocale') // 'de'
 */
export function findCookie(header: string | undefined, name: string): string | undefined {
  return listCookies(header)
    .find((cookie) => cookie.name === name)
    ?.value.replace(/^"(.*)"$/, '$1')
}

/** RFC 6265 section 5.2 strips spaces and tabs, and nothing else. A loop: a pattern takes quadratic time for a long run of spaces. */
function stripBlanks(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isBlank(text[start])) start += 1
  while (end > start && isBlank(text[end - 1])) end -= 1
  return text.slice(start, end)
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t'
}
