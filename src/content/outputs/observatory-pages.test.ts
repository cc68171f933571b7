import { expect, test } from 'vitest'
import { FEATURES } from '#contracts/features.ts'
import { TEST_NAMES } from '#contracts/observatory.ts'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { observatoryPages, openObservatoryPages } from './observatory-pages.ts'

const page = (slug: string): string => `---\ntitle: T\nslug: ${slug}\npage-type: guide\n---\n\nText.\n`
const GUIDE = 'Web/Security/Practical_implementation_guides/TLS'
const HEADERS = 'Web/HTTP/Reference/Headers'

function content(files: Readonly<Record<string, string>> = {}) {
  return { ...readSite([temporaryFolder({ 'files/en-us/web/index.md': page('Web'), ...files })]), features: FEATURES }
}

test('there is a page of the scanner, one of reports and one that compares them, which link only to pages that exist', () => {
  const [landing, report, compare, ...more] = observatoryPages(
    content({
      [`files/en-us/${GUIDE.toLowerCase()}/index.md`]: page(GUIDE),
      [`files/en-us/${HEADERS.toLowerCase()}/index.md`]: page(HEADERS),
      [`files/en-us/${HEADERS.toLowerCase()}/x-frame-options/index.md`]: page(`${HEADERS}/X-Frame-Options`),
    }),
  )
  expect(more).toEqual([])
  const links = {
    landing: '/en-US/observatory',
    report: '/en-US/observatory/analyze',
    compare: '/en-US/observatory/compare',
    scoring: null,
    faq: null,
  }
  expect(landing).toMatchObject({ renderer: 'ObservatoryLanding', url: '/en-US/observatory', links })
  expect(report).toMatchObject({
    renderer: 'ObservatoryReport',
    links,
    guides: {
      redirection: `/en-US/docs/${GUIDE}#http_redirection`,
      'strict-transport-security': `/en-US/docs/${GUIDE}#http_strict_transport_security_implementation`,
    },
    headers: { 'x-frame-options': `/en-US/docs/${HEADERS}/X-Frame-Options` },
  })
  expect(compare).toMatchObject({
    renderer: 'ObservatoryCompare',
    url: '/en-US/observatory/compare',
    guides: report && 'guides' in report && report.guides,
  })
  if (report?.renderer !== 'ObservatoryReport') throw new Error('no page of reports')
  expect(Object.keys(report.guides)).toHaveLength(2)
  expect(Object.keys(report.advice)).toEqual([...TEST_NAMES])
  expect(report.advice.redirection?.map(({ server }) => server)).toEqual(['nginx', 'Apache', 'Caddy', 'Node', 'Cloudflare'])
})

test('search engines list the first one only, and there is none when the feature is off', () => {
  expect(openObservatoryPages(content()).map(({ url }) => url)).toEqual(['/en-US/observatory'])
  expect(observatoryPages({ ...content(), features: ['plus'] })).toEqual([])
})
