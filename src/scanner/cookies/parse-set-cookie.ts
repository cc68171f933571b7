/** A cookie as a response sets it. The value is not read: a scan does not store it. */
export interface SetCookie {
  readonly name: string
  /** In lower case, without a leading dot; absent: the cookie is for the host alone. */
  readonly domain: string | undefined
  readonly path: string | undefined
  /** As it was sent. */
  readonly expires: string | undefined
  /** In seconds. */
  readonly maxAge: number | undefined
  readonly isSecure: boolean
  readonly isHttpOnly: boolean
  /** As it was sent, in lower case; `''`: the attribute has no value; absent: there is none. */
  readonly sameSite: string | undefined
}

const MAX_AGE = /^-?\d{1,15}$/

/** The cookie of a `Set-Cookie` field (RFC 6265bis, section 5.6); undefined when browsers ignore the field. */
export function parseSetCookie(field: string): SetCookie | undefined {
  const [pair = '', ...rest] = field.split(';')
  const name = pair.includes('=') ? pair.slice(0, pair.indexOf('=')).trim() : ''
  if (name === '' && pair.replace('=', '').trim() === '') return undefined
  const attributes = new Map(rest.map(splitAttribute))
  const maxAge = attributes.get('max-age')
  const domain = attributes.get('domain')?.toLowerCase().replace(/^\./, '')
  return {
    name,
    domain: domain === '' ? undefined : domain,
    path: attributes.get('path'),
    expires: attributes.get('expires'),
    maxAge: maxAge !== undefined && MAX_AGE.test(maxAge) ? Number(maxAge) : undefined,
    isSecure: attributes.has('secure'),
    isHttpOnly: attributes.has('httponly'),
    sameSite: attributes.get('samesite')?.toLowerCase(),
  }
}

/** A `Set-Cookie` field without the value of its cookie. @example 'id=secret; Secure' becomes 'id=; Secure' */
export function withoutValue(field: string): string {
  const end = field.includes(';') ? field.indexOf(';') : field.length
  const equals = field.indexOf('=')
  // A cookie without a name is all value; so is a text that is none.
  const name = equals !== -1 && equals < end ? field.slice(0, equals) : ''
  return `${name}=${field.slice(end)}`
}

function splitAttribute(part: string): [string, string] {
  const at = part.indexOf('=')
  const [name, value] = at === -1 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]
  return [name.trim().toLowerCase(), value.trim()]
}
