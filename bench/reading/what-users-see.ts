import type { Browser, Page } from '@playwright/test'

/** Names in a table of compatibility, and in the list of an index. */
const ROWS = '.compat tbody th code'
const LISTED = '.prose li code'
/** Pages with the width of the window in pixels, and where their names are. */
const NAMES = [
  ['/en-US/docs/Web/API/Element', 769, ROWS],
  ['/en-US/docs/Web/API/Element', 1024, ROWS],
  ['/en-US/docs/Web/API/Element', 1200, ROWS],
  ['/en-US/docs/Web/API/Element', 1280, ROWS],
  ['/en-US/docs/Web/API/Window', 1024, ROWS],
  ['/en-US/docs/Web/API', 1280, LISTED],
] as const
const ON_PHONES = ['/en-US/docs/Web/API/Element', '/en-US/docs/Web/API/Window', '/en-US/docs/Web/HTML/Reference/Elements/input']
const WITH_SIDEBAR = '/en-US/docs/Web/CSS/Reference/Properties/display'
const PHONE_WIDTH = 375

/**
 * Prints names that are broken within a word, how much of a phone's page is browser compatibility, and the stops of the Tab key before the
 * article.
 */
export async function printWhatUsersSee(browser: Browser, origin: string): Promise<void> {
  for (const [path, width, selector] of NAMES) {
    const { broken, count } = await onPage(browser, { url: origin + path, width }, (page) => countBroken(page, selector))
    console.log(`${path} at ${width} px: ${broken.length} of ${count} names broken within a word ${broken.slice(0, 4).join(' ')}`)
  }
  for (const path of ON_PHONES) {
    const { compat, whole } = await onPage(browser, { url: origin + path, width: PHONE_WIDTH }, measureCompat)
    console.log(`${path} at ${PHONE_WIDTH} px: ${compat} of ${whole} px are compatibility`)
  }
  const { stops, toSkip } = await onPage(browser, { url: origin + WITH_SIDEBAR, width: 1280 }, countStops)
  console.log(
    `${WITH_SIDEBAR} at 1280 px: ${stops} stops of the Tab key before the article, ${toSkip} with the link that skips the sidebar`,
  )
}

/** Opens a page, waits for its whole sidebar and draws all of it. */
async function onPage<Result>(
  browser: Browser,
  { url, width }: { readonly url: string; readonly width: number },
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const all = new CSSStyleSheet()
    all.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(all)
  })
  const result = await measure(page)
  await page.close()
  return result
}

/** A break is within a word unless it stands before a capital, a digit or a sign, or after a sign. */
function countBroken(page: Page, selector: string): Promise<{ readonly broken: readonly string[]; readonly count: number }> {
  return page.evaluate((names) => {
    const brokenAt = (element: Element): string | undefined => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let before = { character: '', bottom: Number.POSITIVE_INFINITY, text: '' }
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        for (let index = 0; index < (node.nodeValue ?? '').length; index++) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          const { top, bottom } = range.getBoundingClientRect()
          const character = range.toString()
          if (top >= before.bottom - 2 && /[\p{L}\d]/u.test(before.character) && /\p{Ll}/u.test(character))
            return `${before.text}|${character}`
          before = { character, bottom, text: before.text + character }
        }
      }
      return undefined
    }
    const elements = [...document.querySelectorAll(names)].filter((element) => element.checkVisibility())
    return { broken: elements.flatMap((element) => brokenAt(element) ?? []), count: elements.length }
  }, selector)
}

function measureCompat(page: Page): Promise<{ readonly compat: number; readonly whole: number }> {
  return page.evaluate(() => ({
    compat: [...document.querySelectorAll('.compat')].reduce((sum, table) => sum + Math.round(table.getBoundingClientRect().height), 0),
    whole: document.documentElement.scrollHeight,
  }))
}

/** Presses the key until the article has the focus. */
async function countStops(page: Page): Promise<{ readonly stops: number; readonly toSkip: number }> {
  const skip = page.locator('.sidebar .skip-link')
  let toSkip = 0
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) === true)) return { stops, toSkip }
    if (toSkip === 0 && (await skip.count()) > 0 && (await skip.evaluate((link) => link === document.activeElement))) toSkip = stops + 1
  }
}
