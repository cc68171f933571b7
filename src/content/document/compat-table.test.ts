import { expect, test } from 'vitest'
import { CompatData } from '../data/compat-data.ts'
import { Features } from '../data/features.ts'
import { Specifications } from '../data/specifications.ts'
import { buildSample } from '../testing/build-sample.ts'
import { givenData } from '../testing/given-data.ts'

const chrome = { name: 'Chrome', type: 'desktop' as const }
const status = { experimental: true, standard_track: false, deprecated: true }
const DOCS = 'https://developer.mozilla.org/docs/'
const compat = new CompatData({
  __meta: { version: '8.1.9', timestamp: '2026-11-12T14:10:29.391Z' },
  browsers: { chrome },
  css: {
    gap: {
      __compat: {
        mdn_url: `${DOCS}Web/gap`,
        source_file: 'css/gap.json',
        spec_url: 'https://spec.example/gap',
        support: {
          chrome: {
            version_added: '57',
            notes: `See <a href="${DOCS}Web/other#x">other</a>, <a href="${DOCS}Web/nowhere">no</a>, <a href="https://bug.example/">bug</a>`,
          },
        },
      },
      flex: {
        __compat: {
          description: '<code>flex</code> <a href="https://x.example/">gap</a>',
          mdn_url: `${DOCS}Web/other#flex`,
          status,
          support: {},
        },
      },
      here: { __compat: { mdn_url: `${DOCS}Web/gap#here`, spec_url: ['https://spec.example/#a', 'https://spec.example/#b'], support: {} } },
      'a<b': { __compat: { mdn_url: `${DOCS}Web/nowhere`, support: {} } },
    },
  },
})
const page = (slug: string, more = ''): string => `---\ntitle: ${slug}\nslug: ${slug}\n${more}---\n\n## Support\n\n{{Compat}}\n`
const FILES = {
  'files/en-us/web/gap/index.md': page('Web/gap', 'browser-compat: css.gap\n'),
  'files/en-us/web/other/index.md': page('Web/other', 'browser-compat: [css.gap, css.missing]\n'),
  'files/de/web/gap/index.md': page('Web/gap'),
  'files/en-us/web/elsewhere/index.md': page('Web/elsewhere', 'browser-compat: css.gap.flex\n'),
  'site.json': '{ "source": { "compat": "https://code.example/new?k={key}&f={file}&u={url}" } }',
}
const engine = { data: givenData({ compat, specifications: new Specifications([]), features: new Features({ features: {} }) }) }
const tableOf = (url: string) => {
  const built = buildSample(FILES, url, engine)
  const [section] = built.doc.body.filter(({ type }) => type === 'browser_compatibility')
  return { table: section?.type === 'browser_compatibility' ? section.value.table : null, keys: built.keys, problems: built.problems }
}

test('parts have their names, pages and specifications', () => {
  expect(tableOf('/en-US/docs/Web/gap').table?.rows.map(({ cells: _, ...row }) => row)).toEqual([
    { name: '<code>gap</code>', depth: 0, status: [], page: null, spec: null },
    {
      name: '<code>flex</code> gap',
      depth: 1,
      status: ['experimental', 'deprecated', 'non-standard'],
      page: { url: '/en-US/docs/Web/other#flex', onlyInEnglish: false },
      spec: null,
    },
    { name: '<code>here</code>', depth: 1, status: [], page: null, spec: 'https://spec.example/#a' },
    { name: '<code>a&lt;b</code>', depth: 1, status: [], page: null, spec: null },
  ])
})

test('links of notes lead to pages of the site, out of it, or are none', () => {
  expect(tableOf('/en-US/docs/Web/gap').table?.rows[0]?.cells).toMatchObject([
    [{ notes: ['See <a href="/en-US/docs/Web/other#x">other</a>, no, <a href="https://bug.example/" class="external">bug</a>'] }],
  ])
})

test('a translated page links pages that are there in English only as such', () => {
  const { table } = tableOf('/de/docs/Web/gap')
  expect(table?.rows[1]?.page).toEqual({ url: '/en-US/docs/Web/other#flex', onlyInEnglish: true })
  expect(table?.rows[0]?.cells).toMatchObject([
    [{ notes: [expect.stringContaining('href="/en-US/docs/Web/other#x" class="only-in-en-us"')] }],
  ])
})

test('the page is built again when a page it links comes or goes', () => {
  expect([...tableOf('/en-US/docs/Web/gap').keys]).toEqual(
    expect.arrayContaining(['resolve:/en-us/docs/web/other', 'resolve:/en-us/docs/web/nowhere', 'version:data:compat']),
  )
})

test('a table says which data it is made from, where this is, and where its problems are reported', () => {
  expect(tableOf('/en-US/docs/Web/gap').table).toMatchObject({
    version: '8.1.9',
    date: '2026-11-12',
    dataUrl: '/bcd/api/v0/current/css.gap.json',
    reportUrl: 'https://code.example/new?k=css.gap&f=css/gap.json&u=/en-US/docs/Web/gap',
  })
})

test('a key that the data lacks has no table', () => {
  const { doc } = buildSample(FILES, '/en-US/docs/Web/other', engine)
  expect(doc.body.map(({ value }) => ('table' in value ? value.table : undefined))).toContain(null)
})
