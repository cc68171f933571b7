import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { html } from '#markup/html.ts'
import { formField } from './form-field.ts'
import { type FormPage, formPage, formPagePolicy, sendFormPage, serveFormStylesheet } from './form-page.ts'

const PAGE = { locale: 'de', title: 'A & B', siteName: 'Herons <and> Docs', content: html`<p>text</p>` } as const

function readTokens(file: string): ReadonlyMap<string, string> {
  const stylesheet = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ')
  // The first of each name: that without a condition.
  return new Map([...stylesheet.matchAll(/(--[\w-]+): ([^;]+);/g)].reverse().map(([, name = '', value = '']) => [name, value]))
}

test('the stylesheet has the tokens of the site, as they are there', () => {
  const site = readTokens('../../../web/ui/tokens.css')
  const own = readTokens('form-page-tokens.css')
  expect(own.size).toBeGreaterThan(15)
  for (const [name, value] of own) expect([name, value]).toEqual([name, site.get(name)])
})

test("the icon is the site's own", () => {
  const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
  expect(read('form-page.svg')).toBe(read('../../../web/ui/favicon.svg'))
})

test('every token that the stylesheet uses is there', () => {
  const own = readTokens('form-page-tokens.css')
  const stylesheets = ['form-page.css', 'form-page-fields.css'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join()
  for (const [, name = ''] of stylesheets.matchAll(/var\((--[\w-]+)\)/g)) expect(own.has(name), name).toBe(true)
})

test('the stylesheet and the icon that a page names are there, and cached for a year', async () => {
  const app = fastify()
  serveFormStylesheet(app)
  const href = /href="(\/users\/form-page\.[\da-f]{16}\.css)"/.exec(pageText(PAGE))?.[1] ?? ''
  const reply = await app.inject(href)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' })
  const icon = await app.inject(/href="(\/users\/form-page\.[\da-f]{16}\.svg)"/.exec(pageText(PAGE))?.[1] ?? '')
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  await app.close()
})

test('a page says its language, its heading and its site; texts are no HTML', () => {
  const text = pageText({ ...PAGE, problem: 'Fehler:' })
  expect(text).toContain('<html lang="de" dir="ltr">')
  expect(text).toContain('<title>Fehler: A &amp; B | Herons &lt;and&gt; Docs</title>')
  expect(text).toContain('<h1>A &amp; B</h1>')
  expect(text).toContain('<a class="brand" href="/de/">')
})

test("a page is no other user's: not cached, framed nowhere, and it runs nothing", async () => {
  const app = fastify()
  app.get('/', async (_request, reply) => sendFormPage(reply, PAGE, 409))
  const reply = await app.inject('/')
  expect(reply.statusCode).toBe(409)
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect(reply.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  await app.close()
})

test('a field is tied to its label, its hint and its error', () => {
  const text = formField({
    name: 'pass',
    label: 'P<',
    type: 'password',
    autocomplete: 'new-password',
    hint: 'H',
    error: 'E',
    hasFocus: true,
  }).toString()
  expect(text).toContain('<label for="pass">P&lt;</label>')
  expect(text).toContain('aria-describedby="pass-error pass-hint" aria-invalid="true" autofocus')
  expect(text).toContain('<p class="hint" id="pass-hint">H</p>')
  expect(text).toContain('<p class="error" id="pass-error">E</p>')
})

test('a value is no HTML', () => {
  const text = formField({ name: 'email', label: 'E', type: 'email', autocomplete: 'username', value: '"><script>' }).toString()
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;"')
})

test('a page leads back to the site (docs/behaviour/identity.md 20)', () => {
  expect(pageText(PAGE)).toContain('<a class="back" href="/de/">Zurück zur Website</a>')
})

test.each([
  ['de', 1],
  ['ru', 1],
  ['ja', 0],
] as const)(
  'the font of the headings is loaded in %s where it has letters for them (docs/behaviour/identity.md 20)',
  async (locale, count) => {
    const app = fastify()
    serveFormStylesheet(app)
    const hrefs = Array.from(
      pageText({ ...PAGE, locale }).matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)">/g),
      ([, href = '']) => href,
    )
    expect(hrefs).toHaveLength(count)
    for (const href of hrefs) {
      const reply = await app.inject(href)
      expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload.subarray(0, 4).toString()]).toEqual([
        200,
        'font/woff2',
        'wOF2',
      ])
    }
    await app.close()
  },
)

test('the one script is that of password fields, and the policy allows no other (docs/behaviour/identity.md 21)', () => {
  const page = { ...PAGE, hasPassword: true }
  const scripts = [...pageText(page).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'))
  expect(hashes).toHaveLength(1)
  expect(formPagePolicy(page)).toMatch(new RegExp(`; script-src 'sha256-${RegExp.escape(hashes[0] ?? '')}'$`))
  expect(pageText(PAGE)).not.toContain('<script')
  expect(formPagePolicy(PAGE)).not.toContain('script-src')
})

function pageText(page: FormPage): string {
  return formPage(page).toString()
}
