import type { ResultRow } from './result-row.ts'

/** Results of the test of X-Frame-Options. */
export const FRAME_RESULTS = {
  'x-frame-options-implemented-via-csp': {
    modifier: 5,
    pass: true,
    description: 'The policy says with `frame-ancestors` who may show the page in a frame.',
  },
  'x-frame-options-sameorigin-or-deny': {
    modifier: 5,
    pass: true,
    description: '`X-Frame-Options` keeps other sites from showing the page in a frame.',
    advice: 'Browsers of today also know `frame-ancestors` of the Content Security Policy, which says it more precisely.',
  },
  'x-frame-options-allow-from-origin': {
    modifier: 0,
    pass: true,
    description: '`X-Frame-Options` has `ALLOW-FROM`, which browsers ignore.',
    advice: 'Use `frame-ancestors` of the Content Security Policy.',
  },
  'x-frame-options-not-implemented': {
    modifier: -20,
    pass: false,
    description: 'Any site can show the page in a frame and make users click on it without knowing.',
    advice: "Add `frame-ancestors 'none'` to the Content Security Policy, or `'self'`.",
  },
  'x-frame-options-header-invalid': {
    modifier: -20,
    pass: false,
    description: '`X-Frame-Options` has a value that browsers do not know, or is sent twice.',
    advice: 'Send `X-Frame-Options: DENY` once, or use `frame-ancestors` of the Content Security Policy.',
  },
} as const satisfies Readonly<Record<string, ResultRow>>
