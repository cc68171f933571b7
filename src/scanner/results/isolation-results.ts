import type { ResultRow } from './result-row.ts'

/** Results of the test of Cross-Origin-Resource-Policy. */
export const CORP_RESULTS = {
  'corp-implemented-with-same-origin': {
    modifier: 10,
    pass: true,
    description: 'Only pages of the same origin may load this page as a resource.',
  },
  'corp-implemented-with-same-site': {
    modifier: 10,
    pass: true,
    description: 'Only pages of the same site may load this page as a resource.',
  },
  'corp-implemented-with-cross-origin': { modifier: 0, pass: true, description: 'Every page may load this page as a resource.' },
  'corp-not-implemented': {
    modifier: 0,
    pass: null,
    description: 'There is no `Cross-Origin-Resource-Policy`. Every page may load this page as a resource.',
    advice: 'Add `Cross-Origin-Resource-Policy: same-origin` where no other site needs the resource.',
  },
  'corp-header-invalid': {
    modifier: -5,
    pass: false,
    description: '`Cross-Origin-Resource-Policy` has a value that browsers do not know, or is sent twice.',
    advice: 'Send one of `same-origin`, `same-site` and `cross-origin`, once.',
  },
} as const satisfies Readonly<Record<string, ResultRow>>

const ISOLATED = 'The page does not share its group of windows with pages of other origins'

/** Results of the test of Cross-Origin-Opener-Policy. */
export const COOP_RESULTS = {
  'coop-implemented-with-same-origin': { modifier: 10, pass: true, description: `${ISOLATED}.` },
  'coop-implemented-with-same-origin-allow-popups': { modifier: 10, pass: true, description: `${ISOLATED}, except those that it opens.` },
  'coop-implemented-with-noopener-allow-popups': {
    modifier: 10,
    pass: true,
    description: 'Whoever opens the page gets no reference to its window.',
  },
  'coop-implemented-with-unsafe-none': {
    modifier: 0,
    pass: true,
    description: 'The page shares its group of windows with whoever opens it.',
    advice: 'Use `same-origin`, or `same-origin-allow-popups` for pages that sign in with pop-ups.',
  },
  'coop-not-implemented': {
    modifier: 0,
    pass: true,
    description: 'There is no `Cross-Origin-Opener-Policy`. The page shares its group of windows with whoever opens it.',
    advice: 'Add `Cross-Origin-Opener-Policy: same-origin`.',
  },
  'coop-header-invalid': {
    modifier: -5,
    pass: false,
    description: '`Cross-Origin-Opener-Policy` can not be read, so that browsers ignore it.',
    advice: 'Send `Cross-Origin-Opener-Policy: same-origin` once, without quotation marks and in lower case.',
  },
} as const satisfies Readonly<Record<string, ResultRow>>

/** Results of the test of Cross-Origin-Embedder-Policy. */
export const COEP_RESULTS = {
  'coep-implemented-with-require-corp': { modifier: 10, pass: true, description: 'The page loads only resources that allow it.' },
  'coep-implemented-with-credentialless': {
    modifier: 10,
    pass: true,
    description: 'The page loads resources of other sites without cookies.',
  },
  'coep-implemented-with-unsafe-none': {
    modifier: 0,
    pass: true,
    description: 'The page loads resources of other sites without asking them.',
    advice: 'Use `require-corp` or `credentialless` where the page needs isolation.',
  },
  'coep-not-implemented': {
    modifier: 0,
    pass: true,
    description: 'There is no `Cross-Origin-Embedder-Policy`. The page loads resources of other sites without asking them.',
    advice: 'Add `Cross-Origin-Embedder-Policy: require-corp` where the page needs isolation.',
  },
  'coep-header-invalid': {
    modifier: -5,
    pass: false,
    description: '`Cross-Origin-Embedder-Policy` can not be read, so that browsers ignore it.',
    advice: 'Send `Cross-Origin-Embedder-Policy: require-corp` once, without quotation marks and in lower case.',
  },
} as const satisfies Readonly<Record<string, ResultRow>>
