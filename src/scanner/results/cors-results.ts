import type { ResultRow } from './result-row.ts'

/** Results of the test of cross-origin resource sharing. */
export const CORS_RESULTS = {
  'cross-origin-resource-sharing-not-implemented': {
    modifier: 0,
    pass: true,
    description: 'Other origins cannot read the page: it has no headers for cross-origin resource sharing (CORS).',
  },
  'cross-origin-resource-sharing-implemented-with-public-access': {
    modifier: 0,
    pass: true,
    description: 'Every origin may read the page, without cookies: `Access-Control-Allow-Origin: *`.',
    advice: 'Keep this for public data only.',
  },
  'cross-origin-resource-sharing-implemented-with-restricted-access': {
    modifier: 0,
    pass: true,
    description: 'Certain origins may read the page.',
  },
  'cross-origin-resource-sharing-implemented-with-universal-access': {
    modifier: -50,
    pass: false,
    description: 'Every origin may read the page with the cookies of the user: the site repeats any `Origin` and allows credentials.',
    advice: 'Compare `Origin` with a list of origins that you trust before you send it back, or remove `Access-Control-Allow-Credentials`.',
  },
} as const satisfies Readonly<Record<string, ResultRow>>
