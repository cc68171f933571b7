import { expect, test, vi } from 'vitest'
import type { ObservatoryReport as ReportPage } from '#contracts/observatory-pages.ts'
import { analysisOf, sampleTest } from '#markup/observatory/analysis.fixture.ts'
import { readReportData } from '#markup/observatory/report-data.ts'
import { type ReportOutcome, reportPageHtml } from '#markup/observatory/report-html.ts'
import { click, mount, settle, until } from '../../testing/mount.fixture.tsx'
import { ObservatoryReport } from './observatory-report.tsx'

const links = {
  landing: '/en-US/observatory',
  report: '/en-US/observatory/analyze',
  compare: '/en-US/observatory/compare',
  scoring: null,
  faq: null,
}
const analysis = analysisOf([sampleTest('cookies', { title: 'Cookies', pass: false, score_modifier: -35 })])
const served: ReportOutcome = { kind: 'report', host: 'a.example', analysis, origin: 'https://room.example', now: 0 }

/** The page as a server has filled it in. */
async function show(outcome: ReportOutcome) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    return Promise.resolve(Response.json({ ...analysis, scan: { ...analysis.scan, id: 8, score: 40, grade: 'D+' } }))
  })
  const view = { links, guides: {}, headers: {}, advice: {} }
  const html = reportPageHtml(view, outcome).toString()
  const page: ReportPage = { renderer: 'ObservatoryReport', url: links.report, locale: 'en-US', pageTitle: 'T', ...view, html }
  const template = document.createElement('div')
  template.innerHTML = html
  const { container } = await mount(<ObservatoryReport view={{ ...page, data: readReportData(template) }} />)
  return { container, asked, textOf: (selector: string) => container.querySelector(selector)?.textContent }
}

test('the report of the server stays, and gets its clock, its downloads and its tabs', async () => {
  const { container, asked, textOf } = await show(served)
  expect(textOf('h1')).toBe('Scan summary: a.example')
  expect(container.querySelectorAll('[role="tab"]')).toHaveLength(6)
  expect(container.querySelectorAll('.obs-results')).toHaveLength(1)
  expect(textOf('.obs-exports')).toBe('Download JSONDownload CSVPrint')
  expect(container.querySelector('[data-obs="time"] a')?.getAttribute('href')).toBe('#history')
  expect(asked).toEqual([])
})

test('a download is of the kind that its button names', async () => {
  const files: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file instanceof Blob ? file.type : 'no file')
    return '#'
  })
  const { container } = await show(served)
  for (const button of [...container.querySelectorAll<HTMLElement>('.obs-exports button')].slice(0, 2)) await click(button)
  expect(files).toEqual(['application/json', 'text/csv'])
})

test('a new scan takes its place', async () => {
  const { container, asked, textOf } = await show(served)
  const button = container.querySelector('[data-obs="rescan"] button')
  if (!(button instanceof HTMLElement)) throw new Error('no button')
  await click(button)
  await until(() => expect(textOf('dd')).toBe('40 / 100'))
  expect(container.querySelectorAll('[role="tab"]')).toHaveLength(6)
  expect(asked).toEqual(['POST /api/v2/analyze?host=a.example'])
  expect(document.activeElement).toBe(container.querySelector('h1'))
})

test('a host without a scan is scanned', async () => {
  const { asked, textOf } = await show({ kind: 'none', host: 'a.example' })
  await until(() => expect(textOf('dd')).toBe('40 / 100'))
  expect(asked).toEqual(['GET /api/v2/analyze?host=a.example'])
})

test('what the server has rejected stays rejected', async () => {
  const { asked, textOf } = await show({ kind: 'rejected', problem: 'No.' })
  await settle()
  expect([textOf('[role="alert"] > p'), asked]).toEqual(['No.', []])
})
