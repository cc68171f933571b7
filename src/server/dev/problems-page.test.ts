import { expect, test } from 'vitest'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { createApp } from '../app.ts'

const PROBLEM: Diagnostic = {
  kind: 'front-matter',
  severity: 'error',
  message: '<script>alert(1)</script>',
  file: '/content/"><img src=x>/index.md',
  line: 2,
  hint: '<i>do not</i>',
}

function siteWith(asked: string[]): SiteSource {
  return {
    current: () => ({
      id: 'dev',
      csp: '',
      pageUrls: () => [],
      findPageUrl: () => undefined,
      findPageProblems(path) {
        asked.push(path)
        return path === '/en-US/docs/<b>' ? [PROBLEM] : []
      },
      findRedirect: () => undefined,
      read: async () => undefined,
      findHash: async () => undefined,
      searchIndexes: [],
      readSearchIndex: async () => new Uint8Array(),
    }),
    subscribe: () => () => undefined,
    close: async () => undefined,
  }
}

test('problems are text, whatever they contain, and the page listens for changes', async () => {
  const app = createApp({ site: siteWith([]), dev: true })
  const { statusCode, body, headers } = await app.inject({ url: '/en-US/docs/%3Cb%3E', headers: { accept: 'text/html' } })
  expect(statusCode).toBe(404)
  expect(body).toContain('&lt;script&gt;')
  expect(body).not.toMatch(/<script>|<img|<i>|<b>/)
  expect(body.replaceAll('<wbr>', '')).toMatch(/index\.md<\/code>, line 2<\/p>/)
  expect(body).toContain('<script type="module" src="/_dev/client.js" data-changes="0"></script>')
  expect(headers['content-security-policy']).toContain("script-src 'self'; connect-src 'self'")
  await app.close()
})

test('other addresses, other programs and a served site have no such page', async () => {
  const asked: string[] = []
  const app = createApp({ site: siteWith(asked), dev: true })
  const other = await app.inject({ url: '/en-US/docs/other', headers: { accept: 'text/html' } })
  const program = await app.inject({ url: '/en-US/docs/%3Cb%3E', headers: { accept: 'application/json' } })
  expect([other.statusCode, program.statusCode, program.json().code]).toEqual([404, 404, 404])
  expect(new Set(asked)).toEqual(new Set(['/en-US/docs/other']))
  await app.close()
  const served = createApp({ site: siteWith([]) })
  expect((await served.inject({ url: '/en-US/docs/%3Cb%3E', headers: { accept: 'text/html' } })).body).not.toContain('&lt;script')
  await served.close()
})
