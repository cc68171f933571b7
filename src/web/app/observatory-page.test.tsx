import { describe, expect, test } from 'vitest'
import {
  OBSERVATORY_PLACE,
  type ObservatoryCompare,
  type ObservatoryLanding,
  type ObservatoryReport,
} from '#contracts/observatory-pages.ts'
import { comparePageHtml } from '#markup/observatory/compare-html.ts'
import { reportPageHtml } from '#markup/observatory/report-html.ts'
import { renderPage } from './entry.server.tsx'
import { ASSETS, SITE } from './example-page.fixture.ts'
import { hydrationOf } from './pages/load-kind.ts'

const links = {
  landing: '/en-US/observatory',
  report: '/en-US/observatory/analyze',
  compare: '/en-US/observatory/compare',
  scoring: '/en-US/observatory/docs/scoring',
  faq: null,
}
const landing: ObservatoryLanding = {
  renderer: 'ObservatoryLanding',
  url: links.landing,
  locale: 'en-US',
  pageTitle: 'Test | Observatory | RR',
  links,
}
const view = { links, guides: {}, headers: {}, advice: {} }
const report: ObservatoryReport = {
  renderer: 'ObservatoryReport',
  url: links.report,
  locale: 'en-US',
  pageTitle: 'Scan results | RR',
  ...view,
  html: `${OBSERVATORY_PLACE.start}${reportPageHtml(view, { kind: 'unserved' })}${OBSERVATORY_PLACE.end}`,
}

const compare: ObservatoryCompare = {
  renderer: 'ObservatoryCompare',
  url: links.compare,
  locale: 'en-US',
  pageTitle: 'Compare | RR',
  links,
  guides: {},
  html: `${OBSERVATORY_PLACE.start}${comparePageHtml({ links, guides: {} }, { kind: 'asked', host: '', other: '' })}${OBSERVATORY_PLACE.end}`,
}

const render = (page: ObservatoryLanding | ObservatoryReport | ObservatoryCompare): string =>
  renderPage({ page, site: SITE, assets: ASSETS })

describe('the page of the scanner', () => {
  test('has a form that scans without script, and only the links that there are', () => {
    const html = render(landing)
    expect(html).toContain('<form class="obs-form" noValidate="" action="/en-US/observatory/analyze" method="post">')
    expect(html).toContain('href="/en-US/observatory/docs/scoring"')
    expect(html).not.toContain('Read the FAQ')
    expect(html).toContain('<link rel="canonical" href="https://room.example/en-US/observatory">')
    expect(html).not.toContain('name="robots"')
  })
})

describe.each([
  ['reports', report],
  ['comparisons', compare],
])('the page of %s', (_, page) => {
  test('is not for search engines, and has one place that the server fills in', () => {
    const html = render(page)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
    expect(html.split(OBSERVATORY_PLACE.start)).toHaveLength(2)
    expect(html.split(OBSERVATORY_PLACE.end)).toHaveLength(2)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('has its HTML once: not in the hydration data again', () => {
    expect(JSON.stringify(hydrationOf(page))).not.toContain('<h1')
  })
})
