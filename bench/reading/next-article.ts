import type { Browser } from '@playwright/test'
import { openSlowly } from './open-slowly.ts'
import { STEPS } from './pages.ts'

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/
/** Results of examples run on hosts of their own (runner.localhost): they are no part of the article. */
const RUNNER = '.runner.'
/** Long enough for what is loaded when the browser is idle, in milliseconds. */
const IDLE_MS = 1000

/**
 * Prints the bytes that come for the next article, without images and results of examples, from the click until nothing comes any more; and before
 * them what the browser gets when the user begins to read: the code of articles, once.
 */
export async function printNextArticle(browser: Browser, origin: string): Promise<void> {
  for (const [from, to] of STEPS) {
    const { page, session } = await openSlowly(browser, origin + from, 1)
    const urls = new Map<string, string>()
    const transfers: { readonly url: string; readonly bytes: number }[] = []
    await session.send('Network.enable')
    session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      transfers.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength }),
    )
    await page.mouse.wheel(0, 300)
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
    await page.waitForLoadState('networkidle')
    const read = transfers.splice(0).reduce((total, { bytes }) => total + bytes, 0)
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.querySelector('main h1')?.after(link)
      link.click()
    }, to)
    await page.waitForURL(origin + to)
    await page.waitForLoadState('networkidle')
    const counted = transfers.filter(({ url }) => !IMAGE.test(new URL(url).pathname) && !new URL(url).hostname.includes(RUNNER))
    const parts = counted.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname.split('/').slice(-2).join('/')}`)
    const sum = counted.reduce((total, { bytes }) => total + bytes, 0)
    console.log(`${from} -> ${to}: ${sum} bytes, ${read} once while the first is read\n    ${parts.join('\n    ')}`)
    await page.context().close()
  }
}
