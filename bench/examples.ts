import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Frame, type Page } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

/*
 * Runs the examples of a built site in Chromium, as users find them in the articles, and prints those that show nothing, or that report an error: a line each, with
 * the page, the example and what it did. Not all are problems of the site: some examples of the content show an error on purpose, and some are nothing but a sound.
 *
 *   node bench/examples.ts SITE_URL SITE [EVERY] [FIRST]
 *
 * SITE is what was given to `lectern build --site`, and SITE_URL where it is served. Of the English pages with examples, every EVERYth is opened (1), from the FIRSTth on (0).
 */
const [origin = '', site = '', every = '1', first = '0'] = process.argv.slice(2)
if (!URL.canParse(origin) || site === '') throw new Error('name the address and the folder of a site: node bench/examples.ts SITE_URL SITE')
/** Pages at a time. */
const CONCURRENCY = 5
const WIDTH = 1280
const HEIGHT = 900
/** How long an example may take until it is there, in milliseconds. */
const COMES_WITHIN = 10_000
/** The time between two looks at what it shows, in milliseconds, and how often it is looked at. */
const PAUSE = 200
const LOOKS = 10
const EXAMPLES = 'live-sample, interactive-example'
/** Messages about files that are not on this machine, and about features that only some pages may use. */
const FROM_OUTSIDE = /Failed to load resource|net::ERR_|Content Security Policy|NotAllowedError|Permissions policy/

interface Finding {
  readonly example: string
  readonly problem: string
}

const root = join(site, 'current/public/en-US')
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/index.html') && /<(?:live-sample|interactive-example)/.test(readFileSync(join(root, path), 'utf8')))
  .sort()
  .filter((_, at) => at % Number(every) === Number(first))
  .map((path) => `/en-US/${path.slice(0, -'/index.html'.length)}`)
console.log(`${paths.length} pages`)
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--headless', '--no-sandbox', '--disable-gpu'] })
let examples = 0
const queue = [...paths]
await Promise.all(
  Array.from({ length: CONCURRENCY }, async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const findings = await tryPage(browser, path).catch((error: unknown) => [
        { example: '', problem: `page: ${String(error).split('\n')[0]}` },
      ])
      for (const { example, problem } of findings) console.log([path, example, problem].join('\t'))
    }
  }),
)
console.log(`${examples} examples`)
await browser.close()

async function tryPage(browser: Browser, path: string): Promise<readonly Finding[]> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  try {
    const findings: Finding[] = []
    let example = ''
    const note = (problem: string): void => {
      if (!FROM_OUTSIDE.test(problem)) findings.push({ example, problem: problem.split('\n')[0] ?? '' })
    }
    page.on('pageerror', ({ message }) => note(`error: ${message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()}`)
    })
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
    await page.route(
      (url) => !url.hostname.endsWith('localhost'),
      (route) => route.abort(),
    )
    await page.goto(origin + path)
    await page.locator('.copyright time').waitFor({ state: 'attached' })
    const count = await page.locator(EXAMPLES).count()
    for (let at = 0; at < count; at++) {
      const element = page.locator(EXAMPLES).nth(at)
      example = await element.evaluate((node) => node.closest<HTMLElement>('.live-sample')?.dataset.liveId ?? node.localName)
      await element.scrollIntoViewIfNeeded()
      examples++
      const problem = await tryExample(page, at)
      if (problem !== undefined) note(problem)
    }
    return findings
  } finally {
    await page.close()
  }
}

/** @returns what is wrong with what it shows */
async function tryExample(page: Page, at: number): Promise<string | undefined> {
  const element = page.locator(EXAMPLES).nth(at)
  const run = element.getByRole('button', { name: 'Run', exact: true })
  const frames = element.locator('iframe')
  const start = Date.now()
  while ((await frames.count()) + (await run.count()) === 0) {
    if (Date.now() - start > COMES_WITHIN) return `nothing came: ${(await element.textContent())?.trim().slice(0, 80)}`
    await page.waitForTimeout(50)
  }
  if ((await run.count()) > 0 && (await element.locator('[role="log"], .printed, pre').count()) > 0) {
    await run.first().click()
    await page.waitForTimeout(2 * PAUSE)
    return undefined
  }
  if ((await frames.count()) === 0) return undefined
  const frame = await (await frames.first().elementHandle())?.contentFrame()
  if (frame === null || frame === undefined) return 'no frame'
  await frame.waitForLoadState('load', { timeout: COMES_WITHIN }).catch(() => undefined)
  for (let looks = 0; looks < LOOKS; looks++) {
    await page.waitForTimeout(PAUSE)
    // A form that has been sent, for example, puts another document in its place meanwhile.
    if (await showsSomething(frame).catch(() => false)) return undefined
  }
  const reason = (await element.innerText()).replaceAll(/\s+/g, ' ').trim()
  return reason === '' ? 'blank' : `blank, with a message: ${reason.slice(0, 80)}`
}

/** There is a text, an image, a control, or an element with a background or a border of its own. */
function showsSomething(frame: Frame): Promise<boolean> {
  return frame.evaluate(() => {
    const { body } = document
    if (body === null) return document.documentElement.getBoundingClientRect().height > 0
    if (body.innerText.trim() !== '') return true
    return [document.documentElement, ...document.querySelectorAll('body, body *')].some((element) => {
      const { width, height } = element.getBoundingClientRect()
      if (element.shadowRoot !== null) return true
      if (
        /^(?:img|canvas|svg|video|audio|input|textarea|select|button|iframe|meter|progress|object|embed|hr|math)$/i.test(element.localName)
      )
        return true
      // The background of the document fills the frame, however small its body is.
      if ((width === 0 || height === 0) && element !== body && element !== document.documentElement) return false
      return [undefined, '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const hasText = pseudo !== undefined && !['none', 'normal', '""'].includes(style.content)
        const hasColor = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none'
        const hasBorder = Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderLeftWidth) > 0
        return hasText || hasColor || hasBorder || style.boxShadow !== 'none' || style.outlineStyle !== 'none'
      })
    })
  })
}
