import type { ResultRow } from './result-row.ts'

/** Results of the test of HTTP Strict Transport Security. */
export const HSTS_RESULTS = {
  'hsts-preloaded': {
    modifier: 5,
    pass: true,
    description: 'Browsers come with the rule to use https for this host: it is in the HSTS preload list.',
  },
  'hsts-implemented-max-age-at-least-six-months': {
    modifier: 0,
    pass: true,
    description: '`Strict-Transport-Security` is set for six months or longer (15,552,000 seconds).',
    advice: 'Consider `includeSubDomains; preload` and the preload list.',
  },
  'hsts-implemented-max-age-less-than-six-months': {
    modifier: -10,
    pass: false,
    description: '`Strict-Transport-Security` is set for less than six months (15,552,000 seconds).',
    advice: 'Raise `max-age` to 63072000 (two years).',
  },
  'hsts-not-implemented': {
    modifier: -20,
    pass: false,
    description: 'There is no `Strict-Transport-Security`.',
    advice: 'Add `Strict-Transport-Security: max-age=63072000`.',
  },
  'hsts-header-invalid': {
    modifier: -20,
    pass: false,
    description: '`Strict-Transport-Security` is sent twice, or has no valid `max-age`.',
    advice: 'Send it once, as `Strict-Transport-Security: max-age=63072000`.',
  },
  'hsts-not-implemented-no-https': {
    modifier: -20,
    pass: false,
    description: 'The site does not answer by https, and only there `Strict-Transport-Security` counts.',
    advice: 'Serve the site by https.',
  },
  'hsts-invalid-cert': {
    modifier: -20,
    pass: false,
    description: 'The certificate is not valid, so that browsers ignore `Strict-Transport-Security`.',
    advice: 'Install a certificate that names the host, has not expired, and comes with its chain.',
  },
} as const satisfies Readonly<Record<string, ResultRow>>
