import type { ResultRow } from './result-row.ts'

/** Results of the test of X-Content-Type-Options. */
export const CONTENT_TYPE_RESULTS = {
  'x-content-type-options-nosniff': {
    modifier: 0,
    pass: true,
    description: '`X-Content-Type-Options: nosniff` keeps browsers from guessing media types.',
  },
  'x-content-type-options-not-implemented': {
    modifier: -5,
    pass: false,
    description: 'There is no `X-Content-Type-Options`: browsers may take a file for a script.',
    advice: 'Add `X-Content-Type-Options: nosniff`.',
  },
  'x-content-type-options-header-invalid': {
    modifier: -5,
    pass: false,
    description: '`X-Content-Type-Options` has another value than `nosniff`, or is sent twice.',
    advice: 'Send `X-Content-Type-Options: nosniff` once.',
  },
} as const satisfies Readonly<Record<string, ResultRow>>
