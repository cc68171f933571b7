import type { ResultRow } from './result-row.ts'

/** Results of the test of the Referrer-Policy. */
export const REFERRER_RESULTS = {
  'referrer-policy-private': {
    modifier: 5,
    pass: true,
    description: 'The `Referrer-Policy` keeps the addresses of pages from other sites.',
  },
  'referrer-policy-not-implemented': {
    modifier: 0,
    pass: null,
    description: 'There is no `Referrer-Policy`. Browsers use `strict-origin-when-cross-origin`.',
    advice: 'Set `Referrer-Policy: strict-origin-when-cross-origin`, or `no-referrer`.',
  },
  'referrer-policy-unsafe': {
    modifier: -5,
    pass: false,
    description: 'The `Referrer-Policy` sends addresses of pages to other sites, or origins to sites without https.',
    advice: 'Set `Referrer-Policy: strict-origin-when-cross-origin`, or `no-referrer`.',
  },
  'referrer-policy-header-invalid': {
    modifier: -5,
    pass: false,
    description: 'The `Referrer-Policy` has no value that browsers know.',
    advice: 'Set `Referrer-Policy: strict-origin-when-cross-origin`, or `no-referrer`.',
  },
} as const satisfies Readonly<Record<string, ResultRow>>
