import { expect, type Locator, type Page } from '@playwright/test'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { searchTexts } from '#locales/search.ts'
import { findViolations } from './fixtures/find-violations.ts'
import { listOverflowing } from './fixtures/list-overflowing.ts'
import { isMarked, markDocument, open } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'

/** The search of the page itself, next to that of the header. */
function formOf(page: Page): Locator {
  return page.getByRole('main').getByRole('search')
}

function results(page: Page): Locator {
  return page.getByRole('main').locator('.search-results > li')
}

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    /** Opens an address and, with script, waits until the page is hydrated. */
    const visit = async (page: Page, path: string): Promise<void> => {
      if (javaScriptEnabled) await open(page, path)
      else await page.goto(path)
    }

    test('a query from the page is answered with what was asked, how many were found, and the results', async ({ page }) => {
      await visit(page, '/en-US/search')
      await expect(heading(page)).toHaveText('No query, no results.')
      await formOf(page).getByRole('searchbox').fill('grid template')
      await formOf(page).getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL('/en-US/search?q=grid+template')
      await expect(page).toHaveTitle(`Search: "grid template" | ${STARTER_BRAND.shortName}`)
      await expect(heading(page)).toHaveText('Search results for: grid template')
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Found \d+ matches in [\d.]+ milliseconds?\.$/)
      await expect(formOf(page).getByRole('searchbox')).toHaveValue('grid template')
      const first = results(page).first()
      await expect(first.getByRole('heading', { level: 3 })).toContainText('grid-template-columns')
      await expect(first.locator('h3 mark').first()).toHaveText(/grid/)
      await expect(first.locator('.search-path')).toHaveText('Web / CSS / Reference / Properties')
      await first.getByRole('link').first().click()
      await expect(page).toHaveURL('/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns')
      await page.goBack()
      await expect(heading(page)).toHaveText('Search results for: grid template')
      await page.goBack()
      await expect(heading(page)).toHaveText('No query, no results.')
    })

    test('an empty query and one of white space are not sent', async ({ page }) => {
      await visit(page, '/en-US/search?q=css')
      for (const text of ['', '   ']) {
        await formOf(page).getByRole('searchbox').fill(text)
        await formOf(page).getByRole('button', { name: 'Search' }).click()
        await expect(formOf(page).locator('input:invalid')).toHaveCount(1)
        await expect(page).toHaveURL('/en-US/search?q=css')
      }
    })

    test('later results are on pages of their own', async ({ page }) => {
      await visit(page, '/en-US/search?q=css')
      const firstTitle = await results(page).first().getByRole('heading').textContent()
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL('/en-US/search?q=css&page=2')
      await expect(page).toHaveTitle(`Search: "css" (page 2) | ${STARTER_BRAND.shortName}`)
      await expect(heading(page)).toHaveText('Search results for: css (page 2)')
      await expect(page.getByRole('navigation', { name: 'Pages of results' })).toContainText(/Page 2 of \d/)
      await expect(results(page).first().getByRole('heading')).not.toHaveText(firstTitle ?? '')
      await expect(page.locator('.search-results')).toHaveAttribute('start', '11')
      await page.getByRole('link', { name: 'Previous' }).click()
      await expect(page).toHaveURL('/en-US/search?q=css')
      await expect(results(page).first().getByRole('heading')).toHaveText(firstTitle ?? '')
    })

    test('results are sorted and narrowed by links, and every number is that of what its link leads to', async ({ page }) => {
      await visit(page, '/en-US/search?q=element')
      await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Popularity' }).click()
      await expect(page).toHaveURL('/en-US/search?q=element&sort=popularity')
      await expect(page.getByRole('link', { name: 'Popularity' })).toHaveAttribute('aria-current', 'true')
      const narrow = page.getByRole('navigation', { name: 'Narrow the results' })
      for (const label of ['HTML', 'HTML element']) {
        const link = narrow.getByRole('link', { name: new RegExp(`^${label} \\d+$`) })
        const count = (await link.locator('.search-number').textContent()) ?? ''
        await link.click()
        await expect(narrow.getByRole('link', { name: new RegExp(`^${label} \\d+$`) })).toHaveAttribute('aria-current', 'true')
        await expect(page.locator('.search-count')).toContainText(`Found ${count} match`)
      }
      await expect(page).toHaveURL('/en-US/search?q=element&sort=popularity&area=Web%2FHTML&type=html-element')
      await narrow.getByRole('link', { name: 'All areas' }).click()
      await expect(page).toHaveURL('/en-US/search?q=element&sort=popularity&type=html-element')
    })

    test('outside of English, this language, English or both are looked through', async ({ page }) => {
      await visit(page, '/de/search?q=css')
      await expect(results(page).locator('.search-badge')).toHaveCount(0)
      const languages = page.getByRole('navigation', { name: 'Sprache', exact: true })
      await languages.getByRole('link', { name: 'Beide' }).click()
      await expect(page).toHaveURL('/de/search?q=css&locale=de&locale=en-US')
      const foreign = results(page).filter({ has: page.locator('.search-badge') })
      await expect(foreign.first().locator('.search-badge')).toHaveText('English (US)')
      await expect(foreign.first().locator('.search-title')).toHaveAttribute('lang', 'en-US')
      await formOf(page).getByRole('searchbox').fill('gap')
      await formOf(page).getByRole('button').click()
      await expect(page).toHaveURL('/de/search?q=gap&locale=de&locale=en-US')
      await languages.getByRole('link', { name: 'Deutsch' }).click()
      await expect(page).toHaveURL('/de/search?q=gap')
    })

    test('in English no language is asked for', async ({ page }) => {
      await visit(page, '/en-US/search?q=css')
      await expect(page.getByRole('navigation', { name: 'Language', exact: true })).toHaveCount(0)
    })

    test('a misspelt query leads to the right one, with its number of results', async ({ page }) => {
      await visit(page, '/en-US/search?q=hydartion')
      const meant = page.locator('.search-meant')
      await expect(meant).toContainText(/Did you mean hydration\? \(\d+ match(?:es)?\)/)
      await meant.getByRole('link').click()
      await expect(heading(page)).toHaveText('Search results for: hydration')
    })

    test('a search without results says so and offers English', async ({ page }) => {
      await visit(page, '/ko/search?q=xyzzyplugh')
      await expect(results(page)).toHaveCount(0)
      await page
        .getByRole('main')
        .getByRole('link', { name: searchTexts('ko').t('in_english') })
        .click()
      await expect(page).toHaveURL('/ko/search?q=xyzzyplugh&locale=en-US')
    })

    test('a query that only sounds like a title leads to the title (docs/behaviour/search.md 10)', async ({ page }) => {
      await visit(page, '/en-US/search?q=flexbocks')
      await expect(page.locator('.search-meant')).toContainText('Did you mean flexbox?')
      await page.locator('.search-meant').getByRole('link').click()
      await expect(page).toHaveURL('/en-US/search?q=flexbox')
    })

    test('on a phone a button above the results opens the filters and says how many are chosen (docs/behaviour/search.md 13)', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 700 })
      await visit(page, '/en-US/search?q=element')
      const button = page.getByRole('button', { name: 'Filter', exact: true })
      await expect(button).toBeInViewport()
      const narrow = page.getByRole('navigation', { name: 'Narrow the results' })
      await expect(narrow).toBeHidden()
      await button.press('Enter')
      await expect(narrow).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(narrow).toBeHidden()
      await expect(button).toBeFocused()
      await button.click()
      await narrow.getByRole('link', { name: /^HTML \d+$/ }).click()
      await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
    })

    for (const q of [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      'it\'s "quoted" & {page}',
      '𝒳'.repeat(50),
      '%',
      'a\\b',
    ]) {
      test(`nothing of a query is taken for HTML: ${q.slice(0, 20)}`, async ({ page }) => {
        const dialogs: string[] = []
        page.on('dialog', (dialog) => {
          dialogs.push(dialog.message())
          void dialog.dismiss()
        })
        await visit(page, `/en-US/search?q=${encodeURIComponent(q)}`)
        await expect(heading(page)).toHaveText(`Search results for: ${q}`)
        await expect(page).toHaveTitle(`Search: "${q}" | ${STARTER_BRAND.shortName}`)
        await expect(formOf(page).getByRole('searchbox')).toHaveValue(q)
        await expect(page.locator('main :is(script, img)')).toHaveCount(0)
        expect(dialogs).toEqual([])
      })
    }
  })
}

test.describe('an address that is rejected', () => {
  test.use({ expectedProblems: /status of 400/ })

  for (const [name, query, message] of [
    ['a query of 201 bytes', `q=${'a'.repeat(201)}`, 'at most 200 bytes'],
    ['a query of 67 letters of three bytes', `q=${'あ'.repeat(67)}`, 'at most 200 bytes'],
    ['page 11', 'q=css&page=11', 'from 1 to 10'],
    ['an unknown order', 'q=css&sort=newest', 'This sort order is not known'],
  ] as const) {
    test(`${name} says what is wrong and lets the user ask again`, async ({ page }) => {
      const answer = await page.goto(`/en-US/search?${query}`)
      expect(answer?.status()).toBe(400)
      await expect(page.getByRole('main').getByRole('listitem')).toContainText(message)
      await formOf(page).getByRole('searchbox').fill('css')
      await formOf(page).getByRole('button').click()
      await expect(heading(page)).toHaveText('Search results for: css')
    })
  }

  test('200 bytes are a query', async ({ page }) => {
    expect((await page.goto(`/en-US/search?q=${'a'.repeat(200)}`))?.status()).toBe(200)
  })
})

test('the page is written in the language of its address', async ({ page }) => {
  for (const { code } of INTERFACE_LOCALES) {
    await page.goto(`/${code}/search?q=css`)
    const { t } = searchTexts(code)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(heading(page)).toHaveText(t('results_title', { q: 'css' }))
    await expect(page).toHaveTitle(`${t('document_title', { q: 'css' })} | ${STARTER_BRAND.shortName}`)
    await expect(formOf(page).getByRole('button')).toHaveText(t('button'))
    await expect(page.locator('.search-title').first()).toBeVisible()
  }
})

test('what the server has made stays as the page is hydrated, and is no page for search engines', async ({ page }) => {
  const answer = await page.request.get('/en-US/search?q=css')
  const [title] = /<title>.*?<\/title>/.exec(await answer.text()) ?? []
  await open(page, '/en-US/search?q=css')
  expect(title).toContain(await page.title().then((text) => text.slice(0, 7)))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(results(page)).toHaveCount(10)
})

test('the way back and forward leads past the results', async ({ page }) => {
  await open(page, '/en-US/docs/Web/CSS')
  await markDocument(page)
  await page.goto('/en-US/search?q=css')
  await page.goBack()
  await expect(page).toHaveURL('/en-US/docs/Web/CSS')
  await page.goForward()
  await expect(results(page)).toHaveCount(10)
  expect(await isMarked(page)).toBe(false)
})

test('the way back from a result leads to where the user was among the results', async ({ page }) => {
  await open(page, '/en-US/search?q=css')
  const last = results(page).last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await last.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/docs\//)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('the page can be used with the keyboard alone', async ({ page }) => {
  await open(page, '/en-US/search?q=css')
  await formOf(page).getByRole('searchbox').focus()
  const seen: string[] = []
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    seen.push((await page.locator(':focus').textContent()) ?? '')
  }
  expect(seen).toEqual(['Search', 'Recommended', 'Relevance', 'Popularity', expect.stringContaining('CSS')])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    for (const path of ['/de/search?q=element&locale=de&locale=en-US', '/en-US/search', '/ja/search?q=xyzzyplugh']) {
      test(`axe finds nothing wrong with ${path}`, async ({ page }) => {
        await open(page, path)
        expect(await findViolations(page)).toEqual([])
      })
    }
  })
}

for (const width of [375, 769, 1200, 1600]) {
  test(`nothing stands out of a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/en-US/search?q=css', '/ru/search?q=css', '/es/search?q=css', `/en-US/search?q=${'W'.repeat(190)}`]) {
      await page.goto(path)
      expect(await listOverflowing(page), path).toEqual([])
    }
  })
}

test.describe('on the page of unknown addresses', () => {
  test.use({ expectedProblems: /status of 404/ })

  test('each segment of the address can be searched for, the last one first', async ({ page }) => {
    await page.goto('/en-US/docs/Web/Text_wrap')
    const links = page.locator('.segment-searches').getByRole('link')
    await expect(links).toHaveText(['Site search for Text wrap', 'Site search for Web'])
    await links.first().click()
    await expect(heading(page)).toHaveText('Search results for: Text wrap')
  })
})
