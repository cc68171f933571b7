import type { ResultRow } from './result-row.ts'

/** Results of the test of redirects. */
export const REDIRECTION_RESULTS = {
  'redirection-all-redirects-preloaded': {
    modifier: 0,
    pass: true,
    description: 'All hosts of the redirects are in the HSTS preload list: browsers never ask them by http.',
  },
  'redirection-to-https': { modifier: 0, pass: true, description: 'The first redirect leads to https on the same host.' },
  'redirection-not-needed-no-http': {
    modifier: 0,
    pass: true,
    description: 'The site does not answer by http, so nothing has to be redirected.',
  },
  'redirection-off-host-from-http': {
    modifier: -5,
    pass: false,
    description: 'The first redirect from http leads to another host, so that HSTS is never set for this one.',
    advice: 'Redirect to https on the same host first, then to the other host.',
  },
  'redirection-not-to-https-on-initial-redirection': {
    modifier: -10,
    pass: false,
    description: 'The site ends at https, but its first redirect leads to http again.',
    advice: 'Let the first redirect lead to https.',
  },
  'redirection-not-to-https': {
    modifier: -20,
    pass: false,
    description: 'The redirects end at an address without https.',
    advice: 'Redirect all requests by http to https.',
  },
  'redirection-missing': {
    modifier: -20,
    pass: false,
    description: 'The site answers by http without a redirect to https.',
    advice: 'Redirect all requests by http to https.',
  },
  'redirection-invalid-cert': {
    modifier: -20,
    pass: false,
    description: 'A certificate on the route of the redirects is not valid.',
    advice: 'Install a certificate that names the host, has not expired, and comes with its chain.',
  },
} as const satisfies Readonly<Record<string, ResultRow>>
