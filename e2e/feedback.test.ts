import { expect, type Locator, type Page } from '@playwright/test'
import { listMeasured, watchMeasured } from './fixtures/measured.ts'
import { open } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

const CSS = '/en-US/docs/Web/CSS'

const box = (page: Page, name = `Help improve ${STARTER_BRAND.shortName}`): Locator => page.getByRole('region', { name })

test('who says Yes is thanked', async ({ page }) => {
  await watchMeasured(page)
  await open(page, CSS)
  const question = box(page).getByRole('group', { name: 'Was this page helpful to you?' })
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(box(page).getByText('Thank you for your feedback!')).toBeFocused()
  await expect(question).toHaveCount(0)
  expect(await listMeasured(page)).toContainEqual({ name: 'feedback.vote', isHelpful: true })
})

test('who says No is asked for the reason, which has to be chosen before it is sent, by keyboard alone', async ({ page }) => {
  await watchMeasured(page)
  await open(page, CSS)
  await box(page).getByRole('button', { name: 'No' }).press('Enter')
  const reasons = box(page).getByRole('group', { name: 'Why was this page not helpful to you?' })
  await expect(reasons).toBeFocused()
  await expect(reasons.getByRole('radio')).toHaveCount(4)
  await expect(reasons.locator('label')).toHaveText([
    'Content is out of date',
    'Missing information',
    'Code examples not working as expected',
    'Other',
  ])
  const submit = box(page).getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(reasons.getByRole('radio', { name: 'Missing information' })).toBeChecked()
  await expect(submit).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Grid is missing.')
  await page.keyboard.press('Tab')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v2/feedback/'))
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    kind: 'page',
    url: CSS,
    is_helpful: false,
    reason: 'incomplete',
    comment: 'Grid is missing.',
  })
  expect((await (await sent).response())?.status()).toBe(204)
  await expect(box(page).getByText('Thank you for your feedback!')).toBeFocused()
  expect(await listMeasured(page)).toContainEqual({ name: 'feedback.reason', reason: 'incomplete' })
})

test('the German pages have reasons of their own', async ({ page }) => {
  await open(page, '/de/docs/Web/CSS')
  await box(page, `${STARTER_BRAND.shortName} verbessern`).getByRole('button', { name: 'Nein' }).click()
  await expect(page.locator('.feedback input')).toHaveCount(6)
  const values = await page.locator('.feedback input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')))
  expect(values).toEqual(['technical', 'consistency', 'incomprehensible', 'linguistic', 'code_examples', 'other'])
})

test('the next page asks again', async ({ page }) => {
  await open(page, CSS)
  await box(page).getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Web', exact: true }).click()
  await expect(page).toHaveURL('/en-US/docs/Web')
  await expect(box(page).getByRole('button', { name: 'Yes' })).toBeVisible()
})

test.describe('when the reasons cannot be loaded', () => {
  test.use({ expectedProblems: /ERR_FAILED|reasons could not be loaded/ })

  test('the vote counts without them', async ({ page, context }) => {
    await open(page, CSS)
    await context.route('**/static/reason-form.*.js', (route) => route.abort())
    await box(page).getByRole('button', { name: 'No' }).click()
    await expect(box(page).getByText('Thank you for your feedback!')).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('no one is asked what cannot be sent', async ({ page }) => {
    await page.goto(CSS)
    await expect(page.locator('.feedback')).toBeHidden()
  })
})
