import type { ResultRow } from './result-row.ts'

/** Results of the test of Subresource Integrity. */
export const SRI_RESULTS = {
  'sri-implemented-and-all-scripts-loaded-securely': {
    modifier: 5,
    pass: true,
    description: 'All scripts have `integrity` (Subresource Integrity, SRI) and come by https.',
  },
  'sri-implemented-and-external-scripts-loaded-securely': {
    modifier: 5,
    pass: true,
    description: 'All scripts of other sites have `integrity` and come by https.',
  },
  'sri-not-implemented-response-not-html': { modifier: 0, pass: null, description: 'The page is not HTML, so it loads no scripts.' },
  'sri-not-implemented-but-no-scripts-loaded': { modifier: 0, pass: null, description: 'The page loads no scripts.' },
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': {
    modifier: 0,
    pass: null,
    description: 'All scripts come from the site itself.',
  },
  'sri-not-implemented-but-external-scripts-loaded-securely': {
    modifier: -5,
    pass: false,
    description: 'Scripts of other sites come by https, but without `integrity`: whoever can change them there can change this page.',
    advice: 'Add `integrity` and `crossorigin` to scripts of other sites, or serve them yourself.',
  },
  'sri-implemented-but-external-scripts-not-loaded-securely': {
    modifier: -20,
    pass: false,
    description: 'Scripts with `integrity` come by http or by an address without a scheme (`//`).',
    advice: 'Load all scripts by addresses that begin with `https://`.',
  },
  'sri-not-implemented-and-external-scripts-not-loaded-securely': {
    modifier: -50,
    pass: false,
    description:
      'Scripts without `integrity` come by http or by an address without a scheme (`//`): anyone on the network can replace them.',
    advice: 'Load all scripts by addresses that begin with `https://`, and add `integrity` to those of other sites.',
  },
  'html-not-parseable': {
    modifier: -20,
    pass: false,
    description: 'The page says that it is HTML, but its body could not be decoded.',
    advice: 'Check `Content-Encoding`: the body must be what the header says.',
  },
} as const satisfies Readonly<Record<string, ResultRow>>
