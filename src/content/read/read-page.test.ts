import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { Change } from './git-history.ts'
import { MAX_PAGE_BYTES, readPage, readPageText } from './read-page.ts'

function read(content: string | Uint8Array, folder = 'web/a', change?: Change) {
  const path = join(temporaryFolder({ 'index.md': content }), 'index.md')
  const { record, diagnostics } = readPage({ locale: 'de', path, folder, name: 'index.md' }, change)
  for (const { file } of diagnostics) expect(file).toBe(path)
  return {
    path,
    record,
    problems: diagnostics.map(({ line, severity, kind, message }) => `${line ?? '-'} ${severity} ${kind}: ${message}`),
  }
}

test('front matter becomes a record', () => {
  const { path, record, problems } = read(
    '---\ntitle: "`a` element"\nshort-title: a\nslug: Web/A\npage-type: html-element\nstatus: [deprecated]\nbrowser-compat: html.a\nspec-urls: [https://a.example/, https://b.example/]\nsidebar: HTMLSidebar\nbanners: [seecompattable]\n---\nBody',
    'web/a',
    { modified: '2026-01-02T03:04:05.000Z', hash: 'abc' },
  )
  expect(problems).toEqual([])
  expect(record).toEqual({
    locale: 'de',
    slug: 'Web/A',
    url: '/de/docs/Web/A',
    file: path,
    folder: 'de/web/a',
    title: '`a` element',
    shortTitle: 'a',
    pageType: 'html-element',
    status: ['deprecated'],
    browserCompat: ['html.a'],
    specUrls: ['https://a.example/', 'https://b.example/'],
    sidebars: [{ name: 'htmlsidebar', args: [] }],
    banners: ['seecompattable'],
    hash: expect.stringMatching(/^[0-9a-f]{40}$/),
    bodyStart: readPageText(path).text.indexOf('Body'),
    modified: '2026-01-02T03:04:05.000Z',
    commit: 'abc',
  })
})

test('what front matter leaves out is empty', () => {
  expect(read('---\ntitle: A\nslug: Web/A\n---\n').record).toMatchObject({
    pageType: 'none',
    status: [],
    browserCompat: [],
    specUrls: [],
    sidebars: [],
    banners: [],
  })
})

test.each([
  ['cssref', [{ name: 'cssref', args: [] }]],
  [
    '[a, B]',
    [
      { name: 'a', args: [] },
      { name: 'b', args: [] },
    ],
  ],
  ['{ apiref: [DOM, x] }', [{ name: 'apiref', args: ['DOM', 'x'] }]],
  [
    '[a, { b: c }]',
    [
      { name: 'a', args: [] },
      { name: 'b', args: ['c'] },
    ],
  ],
  ['""', []],
])('sidebar: %s asks for sidebars', (sidebar, requests) => {
  expect(read(`---\ntitle: A\nslug: Web/A\nsidebar: ${sidebar}\n---\n`).record?.sidebars).toEqual(requests)
})

test('a page without front matter is left out with its first line', () => {
  expect(read('Body')).toMatchObject({
    record: undefined,
    problems: ['1 error front-matter: expected front matter between two `---` lines at the beginning of the page'],
  })
})

test('a page with broken front matter is left out', () => {
  const { record, problems } = read('---\ntitle: A\nslug: [Web\n---\n')
  expect(record).toBeUndefined()
  expect(problems).toEqual([expect.stringMatching(/^\d error front-matter: front matter is not valid YAML: /)])
})

test('a problem in one key is a warning and the page is built', () => {
  expect(read('---\ntitle: A\nslug: Web/A\ncolour: red\n---\n')).toMatchObject({
    record: { slug: 'Web/A' },
    problems: ['4 warning front-matter: unknown key `colour`'],
  })
})

test('bytes that are no UTF-8 are shown as U+FFFD, with an error', () => {
  const { path, record, problems } = read(
    Buffer.concat([Buffer.from('---\ntitle: A\nslug: Web/A\n---\nGr'), Buffer.from([0xfc]), Buffer.from('n')]),
  )
  expect(record?.slug).toBe('Web/A')
  expect(readPageText(path).text.slice(record?.bodyStart)).toBe('Gr\uFFFDn')
  expect(problems).toEqual(['- error invalid-utf8: the file is not valid UTF-8; wrong bytes are shown as \uFFFD'])
})

test('a page of 10 MB is left out', () => {
  const { record, problems } = read(`---\ntitle: A\nslug: Web/A\n---\n${'x'.repeat(10 * 1024 * 1024)}`)
  expect(record).toBeUndefined()
  expect(problems).toEqual([`- error page-too-large: the page has ${10 * 1024 * 1024 + 29} bytes; expected at most ${MAX_PAGE_BYTES}`])
})

test('a file that is not there or cannot be read is left out', () => {
  const path = join(temporaryFolder(), 'index.md')
  expect(readPage({ locale: 'de', path, folder: 'web/a', name: 'index.md' }, undefined)).toEqual({
    diagnostics: [
      { kind: 'unreadable-file', severity: 'error', message: expect.stringMatching(/^cannot read this file: ENOENT/), file: path },
    ],
  })
})

test('a slug that belongs into another folder is an error', () => {
  expect(read('---\ntitle: A\nslug: Web/A:b\n---\n').problems).toEqual([
    '- error slug-folder-mismatch: the slug Web/A:b belongs into the folder web/a_colon_b, not web/a',
  ])
})

describe('slugs that could leave the site or take the place of its files', () => {
  test.each([
    '../etc',
    'Web/../../etc',
    '/etc',
    'Web//A',
    'Web/',
    '.',
    'Web/./A',
    'Web\\..\\A',
    'Web/A#b',
    '"Web\\0A"',
    '"Web/A\\nB"',
    'Web/index.html',
    'Web/metadata.json',
    'Web/Contributors.txt',
    'Index.JSON/A',
    `Web/${'x'.repeat(256)}`,
    `Web/${':a'.repeat(70)}`,
    'a/'.repeat(500),
  ])('%j is rejected', (slug) => {
    const { record, problems } = read(`---\ntitle: A\nslug: ${slug}\n---\n`)
    expect(record).toBeUndefined()
    expect(problems).toEqual([expect.stringMatching(/^- error front-matter: the slug ".*" is not the path of a page/)])
  })

  test.each(['Web/..a', 'Web/A.B', 'Web/for...of', 'Web/100%', 'Web/日本'])('%s is no such slug', (slug) => {
    expect(read(`---\ntitle: A\nslug: ${slug}\n---\n`, slug.toLowerCase())).toMatchObject({ record: { slug }, problems: [] })
  })
})

test('what is known of a page does not keep its text in memory', () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: unknown = runInNewContext('gc')
  if (typeof collectGarbage !== 'function') throw new Error('there is no gc')
  const bytes = 2 * 1024 * 1024
  const root = temporaryFolder({ 'a/index.md': `---\ntitle: A page with a long title\nslug: A\n---\n${'x'.repeat(bytes)}` })
  const found = { locale: 'en-US', path: join(root, 'a/index.md'), folder: 'a', name: 'index.md' } as const
  const read = Array.from({ length: 20 }, () => readPage(found, undefined))
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  read.length = 0
  collectGarbage()
  expect(before - process.memoryUsage().heapUsed).toBeLessThan(5 * bytes)
})
