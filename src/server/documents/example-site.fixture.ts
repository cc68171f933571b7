import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { type AppOptions, createApp } from '../app.ts'
import { type MadeUpBuild, makeSiteFolder, publishBuild } from './built-site.fixture.ts'
import { openBuiltSite } from './built-site.ts'

const SYSTEM_PAGES = INTERFACE_LOCALES.flatMap(({ code }) => [
  [`/${code}/`, `home ${code}`],
  [`/${code}/404`, `<p>not found ${code}</p><span data-path></span>`],
])

/** 200 bytes, each its own position. */
export const FILM = Uint8Array.from({ length: 200 }, (_, index) => index)
export const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** A small site with one page of each kind that the rules tell apart. */
export const EXAMPLE_BUILD: MadeUpBuild = {
  id: 'example',
  pages: {
    ...Object.fromEntries(SYSTEM_PAGES),
    '/en-US/docs/Web': 'the web',
    '/en-US/docs/Web/CSS': `styles ${'and more styles '.repeat(100)}`,
    '/en-US/docs/Web/CSS/:has': 'has',
    '/en-US/docs/Web/API/What?': 'question',
    '/en-US/docs/Mozilla/manifest.json': 'a page named like a file',
    '/en-US/blog/': 'blog',
    '/de/docs/Web/CSS': 'Stile',
    '/fr/docs/Web/CSS': 'styles en français',
    '/zh-TW/docs/Web/CSS': '樣式',
  },
  files: {
    '/index.html': '<meta http-equiv="refresh" content="0; url=/en-US/">',
    '/robots.txt': 'User-agent: *\n',
    '/en-US/search-index.json': '[]',
    '/en-US/metadata.json': '[]',
    '/bcd/api/v0/current/css.properties.gap.json': '{"query":"css.properties.gap"}',
    '/bcd/api/v0/current/javascript.builtins.Array.@@iterator.json': '{"query":"iterator"}',
    '/schemas/index.json': '{"$schema":""}',
    '/en-US/blog/rss.xml': '<rss/>',
    '/en-US/sitemap.xml.gz': 'gzipped',
    '/en-US/contributors.txt': 'us',
    '/en-US/docs/Web/CSS/film.mp4': FILM,
    '/en-US/docs/Web/CSS/drawing.svg': DRAWING,
    '/shared-assets/images/drawing.svg': DRAWING,
    '/en-US/docs/Web/CSS/data.json': '{}',
    '/static/entry.9f8e7d6c5b4a.js': 'export const a = 1',
    '/static/styles-Bx3_k9Za.css': 'a { color: red }',
    '/static/styles-Bx3_k9Za.css.br': 'made ahead of time',
    '/static/plain.js': 'export const b = 1',
    '/static/documents.js': 'export const c = 1',
    '/static/styles/0a1b2c3d4e5f.css': 'b { color: red }',
  },
  redirects: {
    '/en-us/docs/css': '/en-US/docs/Web/CSS',
    '/en-us/docs/part': '/en-US/docs/Web/CSS#part one',
    '/en-us/docs/elsewhere': 'https://example.com/a b',
    '/en-us/docs/found': '/en-US/search?q=a ü<b>%20c#größe',
    '/en-us/docs/plain': 'http://example.com/',
    '/en-us/docs/host': '//evil.example/',
    '/en-us/docs/script': 'javascript:alert(1)',
    '/en-us/docs/one': '/en-US/docs/Two',
    '/en-us/docs/two': '/en-US/docs/Web/CSS',
    '/en-us/docs/circle': '/en-US/docs/Round',
    '/en-us/docs/round': '/en-US/docs/Circle',
    '/en-us/docs/self': '/en-US/docs/Self',
    '/en-us/docs/web': '/en-US/docs/Nowhere',
    '/de/docs/alt': '/de/docs/Web/CSS',
  },
}

/**
 * The example site with an app; `close` ends both and removes the files.
 *
 * @param more pages besides those of the example
 */
export function openExample(
  options: Omit<AppOptions, 'site'> = {},
  more: MadeUpBuild['pages'] = {},
): { readonly app: FastifyInstance; close(): Promise<void> } {
  const { site, close } = openExampleSite(more)
  const app = createApp({ site, ...options })
  return {
    app,
    async close() {
      await app.close()
      await close()
    },
  }
}

/** The site of it alone. */
export function openExampleSite(more: MadeUpBuild['pages'] = {}): { readonly site: SiteSource; close(): Promise<void> } {
  const folder = makeSiteFolder()
  publishBuild(folder, { ...EXAMPLE_BUILD, pages: { ...EXAMPLE_BUILD.pages, ...more } })
  const site = openBuiltSite(folder)
  return {
    site,
    async close() {
      await site.close()
      rmSync(folder, { recursive: true })
    },
  }
}
