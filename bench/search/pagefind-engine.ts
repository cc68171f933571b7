import { once } from 'node:events'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { createIndex } from 'pagefind'
import { html } from '#markup/html.ts'
import type { SearchDocument } from '../../src/search/search-document.ts'
import { findBrowser } from '../find-browser.ts'
import type { Engine } from './engines.ts'

/** Signs that names of the web's technologies have besides letters and digits. */
const SIGNS = '_$-@:.<>?*=&'
const COUNT = 10
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html', '.json': 'application/json' }

let browser: Promise<Browser> | undefined
let open = 0

/**
 * Pagefind, which answers in browsers only: in one that is driven, from files on loopback, as pages would ask it. A page is its title, its
 * address, its headings and its text, which Pagefind weighs by their elements.
 */
export async function makePagefindEngine(locale: string, documents: readonly SearchDocument[]): Promise<Engine> {
  const language = locale.slice(0, 2)
  const { index } = await createIndex({ includeCharacters: SIGNS, forceLanguage: language })
  if (index === undefined) throw new Error('Pagefind made no index')
  for (const document of documents) {
    const { errors } = await index.addHTMLFile({ url: document.url, content: pageHtml(language, document) })
    if (errors.length > 0) throw new Error(`Pagefind rejected ${document.url}: ${errors.join('; ')}`)
  }
  const { files } = await index.getFiles()
  const contents = new Map(files.map(({ path, content }) => [`/pagefind/${path}`, Buffer.from(content)]))
  const site = await serve(contents, language)
  browser ??= chromium.launch({ executablePath: findBrowser(), args: ['--headless', '--no-sandbox'] })
  open += 1
  const page = await (await browser).newPage()
  await page.goto(site.origin)
  return {
    name: 'Pagefind',
    bytes: [...contents.values()].reduce((sum, { byteLength }) => sum + byteLength, 0),
    find: (query) => page.evaluate(search, [query, COUNT, '/pagefind/pagefind.js'] as const),
    async close() {
      await page.close()
      await site.stop()
      open -= 1
      if (open === 0) await (await browser)?.close()
    },
  }
}

/** What a page loads of Pagefind. */
interface Pagefind {
  search(query: string): Promise<{ readonly results: readonly { data(): Promise<{ readonly raw_url: string }> }[] }>
}

/** Runs in the page. */
async function search([query, count, script]: readonly [string, number, string]): Promise<readonly string[]> {
  const pagefind: Pagefind = await import(script)
  const { results } = await pagefind.search(query)
  return await Promise.all(results.slice(0, count).map(async ({ data }) => (await data()).raw_url))
}

function pageHtml(language: string, { title, slug, aliases, headings, summary, body }: SearchDocument): string {
  const names = [slug, ...aliases].map((name) => html`<h2>${name.replaceAll(/[/_]/g, ' ')}</h2>`)
  const rest = headings.map((heading) => html`<h3>${heading}</h3>`)
  return html`<!doctype html><html lang="${language}"><title>${title}</title><body><h1>${title}</h1>${names}${rest}<p>${summary}</p><p>${body}</p>`.toString()
}

async function serve(contents: ReadonlyMap<string, Buffer>, language: string) {
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname
    if (path === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><html lang="${language}">`)
    const content = contents.get(path)
    if (content === undefined) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return {
    origin: `http://127.0.0.1:${address.port}/`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
