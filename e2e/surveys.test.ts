import { expect, type Locator, type Page } from '@playwright/test'
import { listMeasured, watchMeasured } from './fixtures/measured.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/surveys-site.ts'

const GERMAN = '/de/docs/Web/CSS'
const card = (page: Page): Locator => page.getByRole('complementary', { name: 'Die deutschen Seiten' })
const record = (page: Page): Promise<unknown> => page.evaluate(() => JSON.parse(localStorage.getItem('survey.german-pages') ?? 'null'))

test('a user takes a survey by keyboard, answers it and is not asked again', async ({ page }) => {
  await watchMeasured(page)
  await open(page, GERMAN)
  await card(page).getByRole('button', { name: 'An der Umfrage teilnehmen' }).press('Enter')
  const choices = card(page).getByRole('group', { name: 'Wie gut verstehen Sie die deutschen Seiten?' })
  await expect(choices.getByRole('radio', { name: 'Gut', exact: true })).toBeFocused()
  await card(page).getByRole('button', { name: 'Absenden' }).press('Enter')
  await expect(card(page).getByRole('alert')).toHaveText('Bitte wählen Sie zu jeder Frage eine Antwort.')
  await choices.getByRole('radio', { name: 'Schlecht' }).check()
  await card(page).getByRole('textbox', { name: 'Was könnte besser sein?' }).fill('Mehr Beispiele')
  const sent = page.waitForRequest('**/api/v2/surveys/german-pages/answers/')
  await card(page).getByRole('button', { name: 'Absenden' }).press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ locale: 'de', url: GERMAN, answers: { quality: 'badly', why: 'Mehr Beispiele' } })
  await expect(card(page).getByText('Vielen Dank für Ihre Antworten!')).toBeFocused()
  expect(await record(page)).toMatchObject({
    seen_at: expect.any(Number),
    opened_at: expect.any(Number),
    submitted_at: expect.any(Number),
  })
  for (const name of ['seen', 'opened', 'submitted'])
    expect(await listMeasured(page)).toContainEqual({ name: `surveys.${name}`, id: 'german-pages' })
  await open(page, '/de/docs/Web')
  await expect(page.getByRole('region', { name: 'verbessern' })).toBeVisible()
  await expect(page.locator('.survey')).toHaveCount(0)
})

test('a survey that was hidden stays hidden, also in the other tab, but an address can ask for it', async ({ page, context }) => {
  await open(page, GERMAN)
  const other = await context.newPage()
  await open(other, GERMAN)
  await expect(card(other)).toBeVisible()
  await card(page).getByRole('button', { name: 'Diese Umfrage ausblenden' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect(card(other)).toHaveCount(0)
  expect(await record(page)).toMatchObject({ dismissed_at: expect.any(Number) })
  await open(other, `${GERMAN}#FORCE_SURVEY=german-pages`)
  await other.reload()
  await expect(card(other)).toBeVisible()
})

test.describe('a survey of a provider', () => {
  test.use({ expectedProblems: /survey\.example|Content Security Policy|frame-src/ })

  test('is loaded when it is opened, and only messages from its frame count', async ({ page, context }) => {
    const texts = { teaser: { 'en-US': 'Elsewhere' }, question: { 'en-US': 'Will you?' } }
    const survey = { id: 'elsewhere', pages: ['/de/docs/'], rate: { from: 0, to: 1 }, ...texts, frame: 'https://survey.example/one' }
    await context.route('**/static/surveys/surveys.*.json', (route) => route.fulfill({ json: [survey] }))
    // The page's policy names the hosts of its own surveys.
    await context.route(`**${GERMAN}`, async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': policy = '', ...headers } = response.headers()
      const allowed = policy.replace('frame-src ', 'frame-src https://survey.example ')
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': allowed } })
    })
    let isAsked = false
    await context.route('https://survey.example/**', (route) => {
      isAsked = true
      return route.fulfill({ contentType: 'text/html', body: "<button onclick=\"parent.postMessage('submit', '*')\">Done</button>" })
    })
    await open(page, GERMAN)
    const place = page.getByRole('complementary', { name: 'Elsewhere' })
    await expect(place.getByRole('button', { name: 'An der Umfrage teilnehmen' })).toBeVisible()
    expect(isAsked).toBe(false)
    await place.getByRole('button', { name: 'An der Umfrage teilnehmen' }).click()
    await expect(place.locator('iframe')).toHaveAttribute('height', '500')
    await page.evaluate(() => window.postMessage('submit', '*'))
    const frame = place.frameLocator('iframe')
    await expect(frame.getByRole('button', { name: 'Done' })).toBeVisible()
    await expect(place.getByText('Vielen Dank')).toHaveCount(0)
    await frame.getByRole('button', { name: 'Done' }).click()
    await expect(place.getByText('Vielen Dank für Ihre Antworten!')).toBeFocused()
  })
})
