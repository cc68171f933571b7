import { describe, expect, test } from 'vitest'
import { CompatData } from '../data/compat-data.ts'
import { Features } from '../data/features.ts'
import { Specifications } from '../data/specifications.ts'
import { buildBody, buildSample } from '../testing/build-sample.ts'
import { givenData } from '../testing/given-data.ts'

const page = (title: string, slug: string, more = '', body = ''): string => `---\ntitle: ${title}\nslug: ${slug}\n${more}---\n${body}`

test.each([
  ['orphaned/Web/X', true],
  ['conflicting/Web/X', true],
  ['MDN/Kitchensink', true],
  ['Web/X', false],
])('%s is out of search engines: %s', (slug, noIndexing) => {
  const { doc } = buildSample(
    { [`files/en-us/${slug.toLowerCase()}/index.md`]: page('X', slug), 'site.json': '{"brand":{"shortName":"Docs"}}' },
    `/en-US/docs/${slug}`,
  )
  expect(doc.noIndexing).toBe(noIndexing)
  if (slug.startsWith('o') || slug.startsWith('c')) expect(doc).toMatchObject({ pageTitle: 'X | Docs' })
  expect(doc.parents !== null).toBe(!/^[oc]/.test(slug))
})

describe('fragments', () => {
  test('are the ids of elements, not of texts that show one', () => {
    expect(
      buildBody('## A\n\nSay id="no" or `<p id="no">`.\n\n```plain\n<b id="no">\n```\n\n<p title=\'x id="no"\' id="yes">a</p>\n').doc
        .fragments,
    ).toEqual(['a', 'yes'])
  })

  test('are counted where they stand twice, and lower case', () => {
    expect(buildBody('## A\n\n## A\n\n<p id="A">x</p>\n').doc.fragments).toEqual(['a_2', 'a_3', 'a'])
  })

  test('have one for each compat key', () => {
    const files = { 'files/en-us/a/index.md': page('A', 'A', 'browser-compat: [css.color, css.Other]\n', '## Support\n\n{{Compat}}\n') }
    const { doc, problems } = buildSample(files, '/en-US/docs/A', {
      data: givenData({
        compat: new CompatData({ browsers: {}, css: { color: { __compat: { support: {} } } } }),
        specifications: new Specifications([]),
        features: new Features({ features: {} }),
      }),
    })
    expect(doc.fragments).toEqual(['support', 'css.color', 'css.other'])
    expect(doc.toc).toEqual([
      { id: 'support', text: 'Support', sub: false },
      { id: 'css.color', text: 'css.color', sub: true },
      { id: 'css.other', text: 'css.Other', sub: true },
    ])
    expect(problems).toEqual(['4:29 warning missing-compat-key: the compat data has no key css.Other'])
  })
})

describe('the summary', () => {
  test.each([
    ['> [!NOTE]\n> note\n\n<p> </p>\n\nFirst *real*\ntext & more.\n', 'First real text & more.'],
    ['## Only a heading\n\n- list\n', ''],
    ['', ''],
  ])('of %j is %j', (body, summary) => {
    expect(buildBody(body).doc.summary).toBe(summary)
  })
})

describe('banners of the front matter', () => {
  const files = (banners: string) => ({ 'files/en-us/a/index.md': page('A', 'A', `banners: ${banners}\n`, 'Text.\n') })

  test('stand at the top, also of a page without macros, and count as macros of the page', () => {
    const { doc, keys } = buildSample(files('[seecompattable]'), '/en-US/docs/A')
    expect(doc.banners).toEqual(['seecompattable'])
    expect(doc.body[0]?.value).toHaveProperty(
      'content',
      expect.stringMatching(/^<div class="notecard experimental">.*<\/div><p>Text\.<\/p>$/s),
    )
    expect(keys).toContain('version:macro:badges/banners.ts')
  })

  test('that are unknown are reported at their line', () => {
    expect(buildSample(files('[nothing]'), '/en-US/docs/A').problems).toEqual(['4:1 error unknown-macro: no macro is named nothing'])
  })
})

test('formulas are noticed, texts about them are not', () => {
  expect(buildBody('<math><mi>x</mi></math>\n').doc.hasMathML).toBe(true)
  expect(buildBody('`<math>` is an element.\n').doc.hasMathML).toBe(false)
})

describe('bad input', () => {
  test('a page with everything wrong is built as far as it goes', () => {
    const body =
      '{{Nothing}} {{CSSxRef}} {{bad(}}\n\n[x](javascript:alert(1)) ![](no.png)\n\n<script>alert(1)</script>\n\n<div onclick="x" style="position: fixed">\n\n> [!WRONG]\n> x\n\n```\nunclosed'
    const { doc, diagnostics } = buildBody(body)
    expect(doc.body).not.toEqual([])
    expect(new Set(diagnostics.map(({ kind }) => kind))).toEqual(
      new Set([
        'unknown-macro',
        'macro-error',
        'malformed-macro',
        'missing-image',
        'rejected-element',
        'rejected-attribute',
        'rejected-style',
        'unknown-alert',
        'fence-language',
      ]),
    )
    expect(JSON.stringify(doc)).not.toMatch(/<script|onclick|style=/)
    for (const { line } of diagnostics) expect(line).toBeGreaterThan(4)
  })

  test('a page with CRLF and a byte-order mark is built as any other, with right places', () => {
    const built = buildSample(
      { 'files/en-us/a/index.md': '\uFEFF---\r\ntitle: A\r\nslug: A\r\n---\r\n## B\r\n\r\nText [x](/en-US/docs/No).\r\n' },
      '/en-US/docs/A',
    )
    expect(built.doc).toMatchObject({ title: 'A', toc: [{ id: 'b', text: 'B' }] })
    expect(built.problems).toEqual(['7:10 warning broken-link: no page /en-US/docs/No'])
  })

  test('a page without a body has none', () => {
    expect(buildBody('').doc).toMatchObject({ body: [], toc: [], fragments: [], summary: '' })
  })
})
