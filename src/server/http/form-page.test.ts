import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { formField } from './form-field.ts'
import { formPage, sendFormPage, serveFormSheet } from './form-page.ts'

const PAGE = { locale: 'de', title: 'A & B', siteName: 'Herons <and> Docs', content: '<p>text</p>' } as const

function readTokens(file: string): ReadonlyMap<string, string> {
  const sheet = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ')
  // The first of each name: that without a condition.
  return new Map([...sheet.matchAll(/(--[\w-]+): ([^;]+);/g)].reverse().map(([, name = '', value = '']) => [name, value]))
}

test('the sheet has the tokens of the site, as they are there', () => {
  const site = readTokens('../../web/ui/tokens.css')
  const own = readTokens('form-page-tokens.css')
  expect(own.size).toBeGreaterThan(15)
  for (const [name, value] of own) expect([name, value]).toEqual([name, site.get(name)])
})

test("the icon is the site's own", () => {
  const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
  expect(read('form-page.svg')).toBe(read('../../web/ui/favicon.svg'))
})

test('every token that the sheet uses is there', () => {
  const own = readTokens('form-page-tokens.css')
  const sheets = ['form-page.css', 'form-page-fields.css'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join()
  for (const [, name = ''] of sheets.matchAll(/var\((--[\w-]+)\)/g)) expect(own.has(name), name).toBe(true)
})

test('the sheet and the icon that a page names are there, and kept for a year', async () => {
  const app = fastify()
  serveFormSheet(app)
  const href = /href="(\/users\/form-page\.[\da-f]{16}\.css)"/.exec(formPage(PAGE))?.[1] ?? ''
  const reply = await app.inject(href)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' })
  const icon = await app.inject(/href="(\/users\/form-page\.[\da-f]{16}\.svg)"/.exec(formPage(PAGE))?.[1] ?? '')
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  await app.close()
})

test('a page says its language, its heading and its site; texts are no HTML', () => {
  const html = formPage({ ...PAGE, trouble: 'Fehler:' })
  expect(html).toContain('<html lang="de" dir="ltr">')
  expect(html).toContain('<title>Fehler: A &amp; B | Herons &lt;and&gt; Docs</title>')
  expect(html).toContain('<h1>A &amp; B</h1>')
  expect(html).toContain('<a class="brand" href="/de/">')
})

test("a page is nobody else's: kept nowhere, framed nowhere, and it runs nothing", async () => {
  const app = fastify()
  app.get('/', async (_request, reply) => sendFormPage(reply, PAGE, 409))
  const reply = await app.inject('/')
  expect(reply.statusCode).toBe(409)
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect(reply.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  await app.close()
})

test('a field is tied to its label, its hint and its error', () => {
  const html = formField({
    name: 'pass',
    label: 'P<',
    type: 'password',
    autocomplete: 'new-password',
    hint: 'H',
    error: 'E',
    hasFocus: true,
  })
  expect(html).toContain('<label for="pass">P&lt;</label>')
  expect(html).toContain('aria-describedby="pass-error pass-hint" aria-invalid="true" autofocus')
  expect(html).toContain('<p class="hint" id="pass-hint">H</p>')
  expect(html).toContain('<p class="error" id="pass-error">E</p>')
})

test('a value is no HTML', () => {
  const html = formField({ name: 'email', label: 'E', type: 'email', autocomplete: 'username', value: '"><script>' })
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
})
