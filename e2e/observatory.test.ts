import { expect, type Page } from '@playwright/test'
import { findViolations } from './fixtures/find-violations.ts'
import { listLayoutProblems } from './fixtures/layout/list-layout-problems.ts'
import { answerScans, rejectScans, sampleAnalysis, test } from './fixtures/observatory-site.ts'
import { open } from './fixtures/page-actions.ts'

const LANDING = '/en-US/observatory'
const REPORT = `${LANDING}/analyze?host=example.org`
const MINUTE_MS = 60_000
const TABS = ['Scoring', 'CSP analysis', 'Cookies', 'Raw server headers', 'Scan history', 'Benchmark comparison']

/** A report that is this old, in milliseconds. */
const aged = (age: number) => sampleAnalysis(new Date(Date.now() - age).toISOString())

async function openReport(page: Page, origin: string, hash = ''): Promise<void> {
  await open(page, `${origin}${REPORT}${hash}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan summary: example.org → www.example.org')
}

test.describe('the page of the scanner', () => {
  test.use({ expectedProblems: /api\/v2\/analyze/ })

  test('a whole address is reduced to its host, and leads to its report', async ({ page, context, observatory }) => {
    await answerScans(context, aged(2 * MINUTE_MS))
    await open(page, observatory + LANDING)
    await page.getByLabel('Domain name or URL').fill(' https://me@Example.org:8080/a?b#c ')
    const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/v2/analyze'))
    await page.getByRole('button', { name: 'Scan', exact: true }).click()
    expect(new URL((await asked).url()).searchParams.get('host')).toBe('example.org')
    await expect(page).toHaveURL(observatory + REPORT)
    await expect(page).toHaveTitle(/^Scan results for example\.org \| /)
    // The script of the report has asked for it as well: without an answer of the test, it would ask the server.
    await expect(page.getByText('25 / 100')).toBeVisible()
  })

  test('nothing is scanned without a name, and the field has the focus', async ({ page, observatory }) => {
    await open(page, observatory + LANDING)
    await page.getByRole('button', { name: 'Scan', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Error: Please enter a valid hostname')
    await expect(page.getByLabel('Domain name or URL')).toBeFocused()
  })

  test('while it scans it says so, and a rejection is explained by its name', async ({ page, context, observatory }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await context.route('**/api/v2/analyze*', async (route) => {
      await held
      await route.fulfill({ status: 422, json: { code: 422, error: 'invalid-hostname-lookup', message: 'x' } })
    })
    await open(page, observatory + LANDING)
    await page.getByLabel('Domain name or URL').fill('nowhere.example')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('progressbar', { name: 'Scanning nowhere.example…' })).toBeVisible()
    release()
    await expect(page.getByRole('alert')).toContainText('No website was found under this name')
    await expect(page.getByLabel('Domain name or URL')).toHaveValue('nowhere.example')
  })

  test('without a network it says that it can’t be reached', async ({ page, context, observatory }) => {
    await context.route('**/api/v2/analyze*', (route) => route.abort())
    await open(page, observatory + LANDING)
    await page.getByLabel('Domain name or URL').fill('example.org')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText("can't be reached")
  })

  test('it exists in English only, and nothing else is below it', async ({ request, observatory }) => {
    for (const path of [`${LANDING}/x`, `${LANDING}/docs`, `${LANDING}/docs/x`])
      expect((await request.get(observatory + path)).status(), path).toBe(404)
    expect((await request.get(`${observatory}/de/observatory`)).url()).toBe(observatory + LANDING)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /status of 422/ })

  test('the form leads to the report, which has a button that scans', async ({ page, observatory }) => {
    await page.goto(observatory + LANDING)
    await page.getByLabel('Domain name or URL').fill('unknown.example')
    await page.getByRole('button', { name: 'Scan', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('This is no name of a website')
    await page.goto(observatory + REPORT)
    await expect(page.getByText('example.org has not been scanned yet.')).toBeVisible()
    await expect(page.locator('form.obs-scan')).toHaveAttribute('method', 'post')
    expect(await listLayoutProblems(page)).toEqual([])
    await page.goto(`${observatory}${LANDING}/compare?host=example.org&with=example.com`)
    await expect(page.getByText('example.com has not been scanned yet.')).toBeVisible()
    expect(await listLayoutProblems(page)).toEqual([])
  })
})

test.describe('a report', () => {
  test.use({ expectedProblems: /status of 500 .*api\/v2\/analyze/ })

  test('its summary has grade, trend, score and time', async ({ page, context, observatory }) => {
    await answerScans(context, aged(3 * 60 * MINUTE_MS))
    await openReport(page, observatory)
    await expect(page.getByText('↗ better than the previous scan')).toBeVisible()
    await expect(page.getByText('25 / 100')).toBeVisible()
    await expect(page.getByText('3 hours ago')).toBeVisible()
    await expect(page.getByText('3 / 6')).toBeVisible()
    await page.getByRole('button', { name: /^Grade: D minus/ }).click()
    const row = page.getByRole('row', { name: /this site/ })
    await expect(row).toContainText('D−')
    await page.keyboard.press('Escape')
    await expect(row).toBeHidden()
  })

  test('it can be scanned again when it is a minute old', async ({ page, context, observatory }) => {
    await page.clock.install()
    await answerScans(context, aged(0))
    await openReport(page, observatory)
    await expect(page.getByText('Just now')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Wait a minute to rescan' })).toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(MINUTE_MS + 2000)
    const asked = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: 'Rescan', exact: true }).click()
    await asked
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Scan summary')
  })

  test('its tabs are in the address, and arrows lead from one to the next', async ({ page, context, observatory }) => {
    await answerScans(context, aged(MINUTE_MS))
    await openReport(page, observatory, '#cookies')
    expect(await page.getByRole('tab').allTextContents()).toEqual(TABS)
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Cookies')
    await page.getByRole('tab', { name: 'Cookies' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Raw server headers' })).toBeFocused()
    await expect(page).toHaveURL(`${observatory}${REPORT}#headers`)
    await page.keyboard.press('Home')
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Scoring')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Benchmark comparison')
  })

  test('points have a real minus sign, and bonus points that do not count a note', async ({ page, context, observatory }) => {
    await answerScans(context, aged(MINUTE_MS))
    await openReport(page, observatory)
    const rowOf = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expect(rowOf('Cookies').getByRole('cell').first()).toContainText('−40')
    await expect(rowOf('Referrer Policy').getByRole('cell').first()).toContainText('0*')
    await expect(page.getByText('* Bonus points count only')).toBeVisible()
    await expect(rowOf('Subresource Integrity').getByRole('cell').first()).toContainText('-')
    await rowOf('Cookies').getByText('Configuration for servers').click()
    await expect(rowOf('Cookies')).toContainText('proxy_cookie_flags')
  })

  test('what gains most is first', async ({ page, context, observatory }) => {
    await answerScans(context, aged(MINUTE_MS))
    await openReport(page, observatory)
    const steps = page.getByRole('region', { name: 'What to change first' }).getByRole('listitem')
    await expect(steps).toHaveText([/^\+40 points.*Cookies/, /^\+20 points.*Content Security/, /^\+15 points/])
  })

  test('what a site sends is shown as text', async ({ page, context, observatory }) => {
    await answerScans(context, aged(MINUTE_MS))
    await openReport(page, observatory, '#headers')
    await expect(page.getByRole('cell', { name: '<img src=x' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Set-Cookie' })).toHaveAttribute(
      'href',
      '/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie',
    )
    await page.getByRole('tab', { name: 'Cookies' }).click()
    await expect(page.getByRole('rowheader', { name: '<img src=x' })).toBeVisible()
    await expect(page.getByText('2032-06-09 10:18:14 UTC')).toBeVisible()
    await expect(page.locator('main img:not(.obs-badge img)')).toHaveCount(0)
  })

  test('the policy is shown flag by flag', async ({ page, context, observatory }) => {
    await answerScans(context, aged(MINUTE_MS))
    await openReport(page, observatory, '#csp')
    const panel = page.getByRole('tabpanel', { name: 'CSP analysis' })
    await expect(panel.getByRole('rowheader')).toHaveCount(11 + 2)
    await expect(panel.getByText('Content-Security-Policy-Report-Only: default-src')).toBeVisible()
    await expect(
      panel
        .getByRole('row', { name: /^Blocks inline scripts/ })
        .getByRole('cell')
        .first(),
    ).toHaveText('✕No')
    await expect(
      panel
        .getByRole('row', { name: /^Restricts who may embed/ })
        .getByRole('cell')
        .first(),
    ).toHaveText('✓Yes')
  })

  test('the chart has the figures of its table', async ({ page, context, observatory }) => {
    await answerScans(context, aged(MINUTE_MS))
    await openReport(page, observatory, '#benchmark')
    await expect(page.getByRole('img', { name: 'Grades of the sites scanned in the past year' })).toContainText('Current grade')
    await page.getByText('These figures as a table').click()
    await expect(page.getByRole('row', { name: 'D− (current grade) 1,200' })).toBeVisible()
  })

  test('it can be downloaded, and formulas are text in a table', async ({ page, context, observatory }) => {
    await answerScans(context, aged(MINUTE_MS))
    await openReport(page, observatory)
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await started).suggestedFilename()).toBe('example.org.csv')
  })

  test('it has the HTML of a badge, and the badge is an image of the server', async ({ page, context, observatory }) => {
    await answerScans(context, aged(MINUTE_MS))
    await openReport(page, observatory)
    await page.getByText('Badge for your page').click()
    const badge = page.locator('.obs-badge')
    await expect(badge.locator('code')).toContainText('/api/v2/badge?host=example.org" alt="Grade of this site at the Observatory"')
    await expect.poll(() => badge.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(108)
    expect(await findViolations(page)).toEqual([])
  })

  test('a failed scan can be tried again', async ({ page, context, observatory }) => {
    await rejectScans(context, 500, 'scan-failed')
    await open(page, observatory + REPORT)
    await expect(page.getByRole('alert')).toContainText('Error: the message of scan-failed')
    await context.unrouteAll()
    await answerScans(context, aged(MINUTE_MS))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('25 / 100')).toBeVisible()
  })

  test('an address without a host leads to the page of the scanner', async ({ page, observatory }) => {
    await page.goto(`${observatory}${LANDING}/analyze`)
    await expect(page).toHaveURL(observatory + LANDING)
  })

  test('on paper all tabs are shown', async ({ page, context, observatory }) => {
    await answerScans(context, aged(MINUTE_MS))
    await openReport(page, observatory)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Raw server headers' })).toBeVisible()
    await expect(page.getByRole('tablist')).toBeHidden()
  })
})

test.describe('all parts', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`they have no problem for axe in the ${colorScheme} theme, on a phone as well`, async ({ page, context, observatory }) => {
      await page.emulateMedia({ colorScheme })
      await answerScans(context, aged(0))
      await open(page, observatory + LANDING)
      expect(await findViolations(page)).toEqual([])
      await openReport(page, observatory)
      for (const width of [1280, 375]) {
        await page.setViewportSize({ width, height: 800 })
        for (const tab of TABS) {
          await page.getByRole('tab', { name: tab }).click()
          expect(await findViolations(page), tab).toEqual([])
        }
      }
    })

  test('they have a sound layout at every width', async ({ page, context, observatory }) => {
    await answerScans(context, aged(0))
    await open(page, observatory + LANDING)
    expect(await listLayoutProblems(page)).toEqual([])
    for (const hash of ['', '#csp', '#cookies', '#headers', '#history', '#benchmark']) {
      await openReport(page, observatory, hash)
      expect(await listLayoutProblems(page), hash).toEqual([])
    }
  })
})
