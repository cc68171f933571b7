/* Pages in scripts other than the Latin one, with the fonts of the machine: letters, lines and directions. */
import { expect, type Page } from '@playwright/test'
import { RIGHT_TO_LEFT } from './fixtures/community-content.ts'
import { test as communityTest } from './fixtures/community-site.ts'
import { listLayoutProblems } from './fixtures/layout/list-layout-problems.ts'
import { listBadBreaks } from './fixtures/list-bad-breaks.ts'
import { listMissingLetters } from './fixtures/list-missing-letters.ts'
import { open } from './fixtures/page-actions.ts'
import { test } from './fixtures/test.ts'

const EAST_ASIAN = ['/ja/docs/Web/CSS', '/ko/docs/Web/CSS', '/zh-CN/docs/Web/CSS', '/zh-TW/docs/Web/CSS'] as const
const HELP = 'no font here has these letters; on Debian run: apt-get install fonts-dejavu-core fonts-wqy-microhei'

async function expectReadable(page: Page): Promise<void> {
  expect(await listMissingLetters(page), HELP).toEqual([])
  expect(await listLayoutProblems(page)).toEqual([])
}

for (const path of EAST_ASIAN)
  test(`${path} has a letter for each of its characters, a sound layout, and lines that begin and end as they should`, async ({ page }) => {
    await open(page, path)
    await expectReadable(page)
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await listBadBreaks(page), `${width} px`).toEqual([])
    }
  })

test('readings above Japanese words stand between the lines', async ({ page }) => {
  await open(page, '/ja/docs/Web/CSS')
  await page.setViewportSize({ width: 375, height: 900 })
  const places = await page.evaluate(() => {
    const paragraph = document.createElement('p')
    paragraph.innerHTML = '文字の上に読みを置く。'.repeat(4) + '<ruby>漢字<rt>かんじ</rt></ruby>の<ruby>読<rt>よ</rt></ruby>み。'.repeat(6)
    document.querySelector('.prose')?.prepend(paragraph)
    const boxesOf = (node: Node): readonly DOMRect[] => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    }
    const readings = [...paragraph.querySelectorAll('rt')].flatMap(boxesOf)
    const words = [...paragraph.childNodes].filter((node) => node instanceof Text).flatMap(boxesOf)
    // Letters reach out of their line box by less than a quarter.
    return readings.map((reading) => words.some((word) => reading.top < word.bottom - word.height / 4 && reading.bottom > word.bottom))
  })
  expect(places.length).toBeGreaterThan(6)
  expect(places).not.toContain(true)
})

for (const locale of RIGHT_TO_LEFT)
  communityTest(`an article in ${locale} has a letter for each of its characters, and a sound layout`, async ({ page }) => {
    await open(page, `/${locale}/docs/Web/CSS`)
    await expectReadable(page)
    expect(await listSpaced(page)).toEqual([])
  })

/** Text of a script that joins its letters, with space between the letters. */
function listSpaced(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#app *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && /\p{sc=Arabic}/u.test(node.data)))
      .filter((element) => getComputedStyle(element).letterSpacing !== 'normal')
      .map((element) => `${element.localName}.${element.className}: ${element.textContent.slice(0, 40)}`),
  )
}
