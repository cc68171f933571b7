/** What an operator sets for signing in, mail and the proxies in front. */
export interface AccountSettings {
  /** Absent: readers sign in at the site's own provider. */
  readonly oidc?: OidcSettings
  /** Absent: the site sends no mail. */
  readonly smtp?: SmtpSettings
  /** Proxies in front of the server. */
  readonly proxyHops: number
  /** In lower case, in order. */
  readonly countryHeaders: readonly string[]
}

export interface OidcSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scopes: string
}

export interface SmtpSettings {
  readonly url: string
  readonly from: string
}

/** These are read from the environment only: options are seen by everybody on the machine, and some of these are secrets. */
export const ACCOUNT_VARIABLES = [
  {
    variable: 'OIDC_ISSUER',
    default: 'the site’s own provider',
    meaning: 'OpenID provider at which readers sign in, `https://…`; needs the two below as well',
  },
  { variable: 'OIDC_CLIENT_ID', default: 'none', meaning: 'the site’s name at that provider' },
  { variable: 'OIDC_CLIENT_SECRET', default: 'none', meaning: 'the site’s secret at that provider' },
  { variable: 'OIDC_SCOPES', default: 'openid email profile offline_access', meaning: 'what is asked for there, separated by spaces' },
  {
    variable: 'SMTP_URL',
    default: 'none: the site sends no mail',
    meaning: 'mail server, `smtps://user:password@host:465`; needs the one below as well',
  },
  { variable: 'MAIL_FROM', default: 'none', meaning: 'sender of the site’s mails: `Name <name@example.org>`' },
  {
    variable: 'TRUST_PROXY',
    default: '0',
    meaning: 'proxies in front of the server, 0 to 9: how many of the addresses in X-Forwarded-For are believed',
  },
  {
    variable: 'LECTERN_COUNTRY_HEADERS',
    default: 'none',
    meaning: 'headers in which a proxy says a reader’s country, a list, the first that says one counts: `CloudFront-Viewer-Country`',
  },
] as const
type Variable = (typeof ACCOUNT_VARIABLES)[number]['variable']

/** A value that is not allowed: the variable, and what was expected. The value is never repeated, it may be a secret. */
export class AccountSettingError extends Error {}

const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:\/|$)/
const ADDRESS = /^[^\s<>@]+@[^\s<>@]+$/

/**
 * Reads the settings for accounts.
 *
 * @throws AccountSettingError with one line
 */
export function readAccountSettings(environment: Readonly<Record<string, string | undefined>>): AccountSettings {
  const read = (variable: Variable): string | undefined => {
    const value = environment[variable]?.trim()
    if (value === undefined || value === '') return undefined
    if (/\p{Cc}/u.test(value)) throw wrong(variable, 'one line without control characters')
    return value
  }
  const oidc = readOidc(read)
  const smtp = readSmtp(read)
  return {
    ...(oidc === undefined ? {} : { oidc }),
    ...(smtp === undefined ? {} : { smtp }),
    proxyHops: readHops(read('TRUST_PROXY')),
    countryHeaders: readHeaders(read('LECTERN_COUNTRY_HEADERS')),
  }
}

type Read = (variable: Variable) => string | undefined

function readOidc(read: Read): OidcSettings | undefined {
  const [issuer, clientId, clientSecret] = [read('OIDC_ISSUER'), read('OIDC_CLIENT_ID'), read('OIDC_CLIENT_SECRET')]
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined
  if (issuer === undefined) throw wrong('OIDC_ISSUER', 'to be set, for OIDC_CLIENT_ID or OIDC_CLIENT_SECRET is')
  if (clientId === undefined) throw wrong('OIDC_CLIENT_ID', 'to be set, for OIDC_ISSUER is')
  if (clientSecret === undefined) throw wrong('OIDC_CLIENT_SECRET', 'to be set, for OIDC_ISSUER is')
  const scopes = read('OIDC_SCOPES') ?? 'openid email profile offline_access'
  if (!scopes.split(/ +/).includes('openid')) throw wrong('OIDC_SCOPES', 'a list with openid in it, separated by spaces')
  return { issuer: readIssuer(issuer), clientId, clientSecret, scopes }
}

/** What OpenID Connect Discovery section 2 says of an issuer; http is for a provider on this machine. */
function readIssuer(value: string): string {
  const expected = 'an address such as https://accounts.example.org, without query and fragment; http only on this machine'
  if (!URL.canParse(value)) throw wrong('OIDC_ISSUER', expected)
  const { protocol, search, hash, username } = new URL(value)
  const isSafe = protocol === 'https:' || LOOPBACK.test(value)
  if (!isSafe || search !== '' || hash !== '' || username !== '') throw wrong('OIDC_ISSUER', expected)
  return value
}

function readSmtp(read: Read): SmtpSettings | undefined {
  const [url, from] = [read('SMTP_URL'), read('MAIL_FROM')]
  if (url === undefined && from === undefined) return undefined
  if (url === undefined) throw wrong('SMTP_URL', 'to be set, for MAIL_FROM is')
  if (from === undefined) throw wrong('MAIL_FROM', 'to be set, for SMTP_URL is')
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url))
    throw wrong('SMTP_URL', 'an address such as smtps://user:password@mail.example.org:465')
  if (!ADDRESS.test(/^[^<>]*<([^<>]+)>$/.exec(from)?.[1] ?? from))
    throw wrong('MAIL_FROM', 'an address such as name@example.org or Name <name@example.org>')
  return { url, from }
}

function readHops(value = '0'): number {
  if (!/^\d$/.test(value)) throw wrong('TRUST_PROXY', 'how many proxies there are: a whole number from 0 to 9')
  return Number(value)
}

function readHeaders(value = 'none'): readonly string[] {
  if (value === 'none') return []
  const headers = value.split(',').map((header) => header.trim().toLowerCase())
  // A token of RFC 9110 section 5.6.2.
  if (!headers.every((header) => /^[!#$%&'*+.^`|~\w-]+$/.test(header)))
    throw wrong('LECTERN_COUNTRY_HEADERS', 'names of headers, separated by commas')
  return headers
}

function wrong(variable: Variable, expected: string): AccountSettingError {
  return new AccountSettingError(`${variable} is wrong; expected ${expected}`)
}
