const KIBIBYTE = 1024

/** The bounds of a scan (docs/behaviour/observatory.md 20 to 24). Whatever a site does, a scan costs no more. */
export const SCAN_LIMITS = {
  /** The whole scan, all requests and redirects together. */
  totalMs: 10_000,
  /** One connection with its TLS handshake. */
  connectMs: 4_000,
  /** Reading one body; then what there is of it is judged. */
  bodyMs: 5_000,
  /** Of a body, decoded; then what there is of it is judged. */
  bodyBytes: 1024 * KIBIBYTE,
  /** Of a body as it is sent, and between two codings, for codings that make less of it. */
  encodedBytes: 2 * 1024 * KIBIBYTE,
  /** Content codings of one body, one around the other: each of them may make much of little. */
  codings: 3,
  /** The header of one response. */
  headerBytes: 32 * KIBIBYTE,
  /** Redirects of one chain. */
  hops: 10,
  /** An address in a redirect, in characters. */
  addressLength: 8 * KIBIBYTE,
  /** Addresses of one host that are tried, one after the other. */
  addresses: 3,
  /** Cookies that are sent back within one chain, and the length of the header with them. */
  cookies: 50,
  cookieBytes: 8 * KIBIBYTE,
} as const

/** The ports that a scan connects to. */
export const SCAN_PORTS: readonly number[] = [80, 443]
