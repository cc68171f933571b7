import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import type { Site } from './make-site.ts'

/** Nothing arrives for so long: the page has what it loads by itself. */
const QUIET_MS = 2000
const ANY = /^/

/** What a browser without a cache gets for one page until the network is quiet: bytes on the wire with gzip, HTTP heads included. */
export interface FirstLoad {
  readonly htmlBytes: number
  readonly scriptBytes: number
  readonly totalBytes: number
  /** Of these, what had arrived when the browser said that the page is loaded; the rest is for what may come next. */
  readonly loadedBytes: number
  readonly requests: number
}

/** Loads a page of a built site. @throws Error when it is not there */
export function measureFirstLoad({ tool, folder, page }: Site, browser: Browser): Promise<FirstLoad> {
  return tool.serve(folder, (origin) => loadPage(new URL(tool.urlOf(page.slug), origin).href, browser))
}

async function loadPage(url: string, browser: Browser): Promise<FirstLoad> {
  // Chromium would accept Brotli on loopback, which `lectern serve` can send and the static server can't.
  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  try {
    const page = await context.newPage()
    const traffic = await recordTraffic(await context.newCDPSession(page))
    const response = await page.goto(url)
    if (response?.status() !== 200) throw new Error(`expected ${url} with 200, found ${response?.status()}`)
    const loadedBytes = traffic.bytesOf(ANY)
    await traffic.whenQuiet()
    return {
      htmlBytes: traffic.bytesOf(/html/),
      scriptBytes: traffic.bytesOf(/javascript/),
      totalBytes: traffic.bytesOf(ANY),
      loadedBytes,
      requests: traffic.requests(),
    }
  } finally {
    await context.close()
  }
}

/** Listens to what arrives over the network: not from `data:` addresses, and not what was prefetched a second time. */
async function recordTraffic(protocol: CDPSession) {
  const types = new Map<string, string>()
  const sizes = new Map<string, number>()
  let lastMs = performance.now()
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    lastMs = performance.now()
    if (/^https?:/.test(response.url) && !response.fromDiskCache && !response.fromPrefetchCache) types.set(requestId, response.mimeType)
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastMs = performance.now()
    sizes.set(requestId, encodedDataLength)
  })
  await protocol.send('Network.enable')
  return {
    async whenQuiet(): Promise<void> {
      while (performance.now() - lastMs < QUIET_MS) await wait(QUIET_MS / 10)
    },
    bytesOf: (type: RegExp): number => [...types].reduce((sum, [id, name]) => sum + (type.test(name) ? (sizes.get(id) ?? 0) : 0), 0),
    requests: (): number => types.size,
  }
}
