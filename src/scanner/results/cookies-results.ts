import type { ResultRow } from './result-row.ts'

/** Results of the test of cookies. */
export const COOKIES_RESULTS = {
  'cookies-secure-with-httponly-sessions-and-samesite': {
    modifier: 5,
    pass: true,
    description: 'All cookies have `Secure` and `SameSite`, and cookies of sessions have `HttpOnly`.',
  },
  'cookies-secure-with-httponly-sessions': {
    modifier: 0,
    pass: true,
    description: 'All cookies have `Secure`, and cookies of sessions have `HttpOnly`.',
    advice: 'Give every cookie `SameSite=Lax` or `SameSite=Strict`.',
  },
  'cookies-not-found': { modifier: 0, pass: null, description: 'The site set no cookies.' },
  'cookies-without-secure-flag-but-protected-by-hsts': {
    modifier: -5,
    pass: false,
    description: 'A cookie lacks `Secure`. HSTS keeps it from being sent by http in browsers that have seen the site before.',
    advice: 'Add `Secure` to every cookie.',
  },
  'cookies-session-without-secure-flag-but-protected-by-hsts': {
    modifier: -10,
    pass: false,
    description: 'A cookie of a session lacks `Secure`. HSTS keeps it from being sent by http in browsers that have seen the site before.',
    advice: 'Add `Secure` to the cookies of sessions.',
  },
  'cookies-without-secure-flag': {
    modifier: -20,
    pass: false,
    description: 'A cookie lacks `Secure`: browsers send it by http, where anyone on the network can read and replace it.',
    advice: 'Add `Secure` to every cookie.',
  },
  'cookies-samesite-flag-invalid': {
    modifier: -20,
    pass: false,
    description: 'A cookie has a `SameSite` that browsers do not know, or `SameSite=None` without `Secure`.',
    advice: 'Use `SameSite=Strict`, `SameSite=Lax`, or `SameSite=None; Secure`.',
  },
  'cookies-anticsrf-without-samesite-flag': {
    modifier: -20,
    pass: false,
    description: 'A cookie against cross-site request forgery has no `SameSite`.',
    advice: 'Add `SameSite=Strict` to this cookie.',
  },
  'cookies-session-without-httponly-flag': {
    modifier: -30,
    pass: false,
    description: 'A cookie of a session lacks `HttpOnly`: a script that was injected can read it.',
    advice: 'Add `HttpOnly` to the cookies of sessions.',
  },
  'cookies-session-without-secure-flag': {
    modifier: -40,
    pass: false,
    description: 'A cookie of a session lacks `Secure`: anyone on the network can take over the session.',
    advice: 'Add `Secure` to the cookies of sessions.',
  },
} as const satisfies Readonly<Record<string, ResultRow>>
