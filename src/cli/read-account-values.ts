import { type Given, missingSetting, wrongSecret, wrongValue } from './setting.ts'

/** The operator's settings for signing in and mail. */
export interface AccountSettings {
  /** Absent: users sign in at the site's own provider. */
  readonly oidc?: OidcSettings
  /** Absent: the site sends no mail. */
  readonly smtp?: SmtpSettings
  /** The number of proxies in front of the server. */
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

const DEFAULT_SCOPES = 'openid email profile offline_access'
const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:\/|$)/
const ADDRESS = /^[^\s<>@]+@[^\s<>@]+$/

type Read<T> = (given: Given | undefined) => T

/** A line of text. */
export const readLine: Read<string | undefined> = (given) => {
  const value = given?.value.trim()
  if (given === undefined || value === undefined || value === '') return undefined
  if (/\p{Cc}/u.test(value)) throw wrongSecret(given.name, 'one line without control characters')
  return value
}

/** An issuer as OpenID Connect Discovery 1.0 section 2 defines it; http is for a provider on this machine. */
export const readIssuer: Read<string | undefined> = (given) => {
  const value = readLine(given)
  if (given === undefined || value === undefined) return undefined
  const url = URL.parse(value)
  const isSafe = url?.protocol === 'https:' || LOOPBACK.test(value)
  if (url === null || !isSafe || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw wrongSecret(given.name, 'an address such as https://accounts.example.org, without query and fragment; http only on this machine')
  }
  return value
}

/** Scopes of OpenID Connect Core 1.0 section 5.4, separated by spaces. */
export const readScopes: Read<string> = (given) => {
  const scopes = readLine(given) ?? DEFAULT_SCOPES
  if (given !== undefined && !scopes.split(/ +/).includes('openid'))
    throw wrongValue(given, 'a list with openid in it, separated by spaces')
  return scopes
}

/** The URL of a mail server. */
export const readSmtpUrl: Read<string | undefined> = (given) => {
  const url = readLine(given)
  if (given === undefined || url === undefined) return undefined
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url)) {
    throw wrongSecret(given.name, 'an address such as smtps://user:password@mail.example.org:465')
  }
  return url
}

/** The sender of mails. */
export const readSender: Read<string | undefined> = (given) => {
  const from = readLine(given)
  if (given === undefined || from === undefined) return undefined
  if (!ADDRESS.test(/^[^<>]*<([^<>]+)>$/.exec(from)?.[1] ?? from)) {
    throw wrongSecret(given.name, 'an address such as name@example.org or Name <name@example.org>')
  }
  return from
}

/** The number of proxies in front of the server. */
export const readHops: Read<number> = (given) => {
  const value = readLine(given) ?? '0'
  if (given !== undefined && !/^\d$/.test(value)) throw wrongValue(given, 'the number of proxies: a whole number from 0 to 9')
  return Number(value)
}

/** Names of headers in lower case: tokens of RFC 9110 section 5.6.2. */
export const readHeaders: Read<readonly string[]> = (given) => {
  const value = readLine(given) ?? 'none'
  if (value === 'none') return []
  const headers = value.split(',').map((header) => header.trim().toLowerCase())
  if (given !== undefined && !headers.every((header) => /^[!#$%&'*+.^`|~\w-]+$/.test(header)))
    throw wrongValue(given, 'names of headers, separated by commas')
  return headers
}

interface OidcParts {
  readonly issuer: string | undefined
  readonly clientId: string | undefined
  readonly clientSecret: string | undefined
  readonly scopes: string
}

/** @throws ConfigError when some of the three are set and some are not */
export function joinOidc({ issuer, clientId, clientSecret, scopes }: OidcParts): OidcSettings | undefined {
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined
  if (issuer === undefined) throw missingSetting('OIDC_ISSUER', 'OIDC_CLIENT_ID or OIDC_CLIENT_SECRET')
  if (clientId === undefined) throw missingSetting('OIDC_CLIENT_ID', 'OIDC_ISSUER')
  if (clientSecret === undefined) throw missingSetting('OIDC_CLIENT_SECRET', 'OIDC_ISSUER')
  return { issuer, clientId, clientSecret, scopes }
}

/** @throws ConfigError when one is set and the other is not */
export function joinSmtp(url: string | undefined, from: string | undefined): SmtpSettings | undefined {
  if (url === undefined && from === undefined) return undefined
  if (url === undefined) throw missingSetting('SMTP_URL', 'MAIL_FROM')
  if (from === undefined) throw missingSetting('MAIL_FROM', 'SMTP_URL')
  return { url, from }
}
