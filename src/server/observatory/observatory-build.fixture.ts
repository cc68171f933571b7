import { OBSERVATORY_PLACE, type ObservatoryCompare, type ObservatoryReport } from '#contracts/observatory-pages.ts'
import type { MadeUpBuild } from '../documents/built-site.fixture.ts'
import { EXAMPLE_BUILD } from '../documents/example-site.fixture.ts'

const REPORT: ObservatoryReport = {
  renderer: 'ObservatoryReport',
  url: '/en-US/observatory/analyze',
  locale: 'en-US',
  pageTitle: 'Scan results | D',
  links: {
    landing: '/en-US/observatory',
    report: '/en-US/observatory/analyze',
    compare: '/en-US/observatory/compare',
    scoring: null,
    faq: null,
  },
  guides: { redirection: '/en-US/docs/Guide#http' },
  headers: {},
  advice: { 'x-frame-options': [{ server: 'nginx', code: 'add_header X-Frame-Options "DENY" always;' }] },
  html: '',
}
const { advice: _advice, headers: _headers, ...shared } = REPORT
const COMPARE: ObservatoryCompare = {
  ...shared,
  renderer: 'ObservatoryCompare',
  url: '/en-US/observatory/compare',
  pageTitle: 'Compare | D',
}
const PLACE = `${OBSERVATORY_PLACE.start}<h1>as it was built</h1>${OBSERVATORY_PLACE.end}`

/** The example site with the pages of the scanner as the builder makes them, but for what is the same on all pages. */
export const OBSERVATORY_BUILD: MadeUpBuild = {
  ...EXAMPLE_BUILD,
  pages: {
    ...EXAMPLE_BUILD.pages,
    [REPORT.url]: `<head><title>Scan results | D</title></head>${PLACE}<p>after</p>`,
    [COMPARE.url]: `<head><title>Compare | D</title></head>${PLACE}`,
  },
  files: {
    ...EXAMPLE_BUILD.files,
    [`${REPORT.url}/index.json`]: JSON.stringify({ build: 'b', ...REPORT }),
    [`${COMPARE.url}/index.json`]: JSON.stringify({ build: 'b', ...COMPARE }),
  },
}
