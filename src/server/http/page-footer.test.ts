import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { html } from '#markup/html.ts'
import { sendFormPage } from './form-pages/form-page.ts'
import { addPageFooter } from './page-footer.ts'

const FOOTERS = {
  name: 'Herons',
  firstYear: 2020,
  columns: { de: [{ title: 'Rechtliches', links: [{ title: 'Impressum', url: '/de/about' }] }] },
}
const PAGE = { locale: 'de', title: 'A', siteName: 'Herons', content: html`<p>text</p>` } as const

function openApp(read: (path: string) => Promise<{ readonly bytes: Buffer<ArrayBuffer>; readonly hash: string }>) {
  const app = fastify()
  const report = vi.fn<(message: string) => void>()
  const snapshot = { read }
  addPageFooter(app, { site: { current: () => snapshot }, now: () => Date.UTC(2026, 5, 1), report })
  app.get('/', async (_request, reply) => sendFormPage(reply, PAGE))
  return { app, report }
}

const asFile = (value: object) => ({ bytes: Buffer.from(JSON.stringify(value)), hash: 'h' })

test('18: a page of the server has the links of the build and a copyright that ends this year', async () => {
  const read = vi.fn(async (_path: string) => asFile(FOOTERS))
  const { app } = openApp(read)
  const { body } = await app.inject('/')
  expect(body).toContain(
    '<nav aria-label="Fußzeile"><section><h2>Rechtliches</h2><ul><li><a href="/de/about">Impressum</a></li></ul></section></nav>',
  )
  expect(body).toContain('© 2020–<time datetime="2026">2026</time> Herons und einzelne Mitwirkende')
  await app.inject('/')
  expect(read.mock.calls).toEqual([['static/footers.json']])
  await app.close()
})

test.each([
  ['can not be read', async () => Promise.reject(new Error('EMFILE'))],
  ['makes no sense', async () => asFile({ name: 1 })],
])('a footer that %s keeps no one from the form', async (_, read) => {
  const { app, report } = openApp(read)
  const { statusCode, body } = await app.inject('/')
  expect([statusCode, body.includes('<p>text</p>'), body.includes('<footer')]).toEqual([200, true, false])
  expect(report).toHaveBeenCalledWith(expect.stringContaining('pages with forms have no footer: '))
  await app.close()
})
