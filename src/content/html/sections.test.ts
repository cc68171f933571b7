import { describe, expect, test } from 'vitest'
import { parseHtml } from '../text/dom.ts'
import { splitSections, tocOf } from './sections.ts'

const data = {
  listSpecifications: (keys: readonly string[], urls: readonly string[]) =>
    [...keys, ...urls].map((title) => ({ bcdSpecificationURL: `https://spec.example/${title}`, title })),
  findCompatTable: () => null,
}
const split = (html: string) => splitSections(parseHtml(html), data)
const compat = (query: string, isMultiple = false): string =>
  `<div class="bc-data" data-query="${query}" data-depth="1" data-multiple="${isMultiple}"></div>`
const specs = (keys = '', urls = ''): string => `<div class="bc-specs" data-bcd-query="${keys}" data-spec-urls="${urls}"></div>`
const prose = (content: string, head: { id?: string; title?: string; isH3?: boolean } = {}) => ({
  type: 'prose',
  value: { isH3: false, ...head, content },
})

describe('prose', () => {
  test('begins a section at each h2 and h3; what stands before has no title', () => {
    expect(split('<p>a</p><h2 id="b">B <code>x</code></h2><p>b</p><p>c</p><h3 id="d">D</h3><p>d</p>')).toEqual([
      prose('<p>a</p>'),
      prose('<p>b</p><p>c</p>', { id: 'b', title: 'B <code>x</code>' }),
      prose('<p>d</p>', { id: 'd', title: 'D', isH3: true }),
    ])
  })

  test('is not split at h4 nor at headings inside of a block', () => {
    expect(split('<h2 id="a">A</h2><h4>B</h4><div><h2 id="c">C</h2></div>')).toEqual([
      prose('<h4>B</h4><div><h2 id="c">C</h2></div>', { id: 'a', title: 'A' }),
    ])
  })

  test('may be a heading alone; a page may be empty', () => {
    expect(split('<h2 id="a">A</h2><h3 id="b">B</h3>')).toEqual([
      prose('', { id: 'a', title: 'A' }),
      prose('', { id: 'b', title: 'B', isH3: true }),
    ])
    expect(split(' \n ')).toEqual([])
  })
})

describe('compat data', () => {
  test('right after a heading makes its section a typed one', () => {
    expect(split(`<h2 id="bc">Support</h2>\n${compat('api.fetch')}\n`)).toEqual([
      { type: 'browser_compatibility', value: { id: 'bc', title: 'Support', isH3: false, query: 'api.fetch', table: null } },
    ])
  })

  test('keeps the level of its heading and has the table of its key', () => {
    const table = { browsers: [], rows: [], omitted: 0, version: '1', date: '2026-01-01', dataUrl: null, reportUrl: null }
    expect(
      splitSections(parseHtml(`<h3 id="bc">Support</h3>${compat('api.fetch')}`), {
        ...data,
        findCompatTable: (key) => (key === 'api.fetch' ? table : null),
      }),
    ).toEqual([{ type: 'browser_compatibility', value: { id: 'bc', title: 'Support', isH3: true, query: 'api.fetch', table } }])
  })

  test('after text takes over the heading, and the text follows without one', () => {
    expect(split(`<h2 id="bc">Support</h2><p>before</p>${compat('a')}<p>behind</p>`)).toEqual([
      { type: 'browser_compatibility', value: { id: 'bc', title: 'Support', isH3: false, query: 'a', table: null } },
      prose('<p>before</p>'),
      prose('<p>behind</p>'),
    ])
  })

  test('without a heading stands where it is', () => {
    expect(split(`<p>before</p>${compat('a')}<p>behind</p><h2 id="b">B</h2>`)).toEqual([
      prose('<p>before</p>'),
      { type: 'browser_compatibility', value: { isH3: false, query: 'a', table: null } },
      prose('<p>behind</p>'),
      prose('', { id: 'b', title: 'B' }),
    ])
  })

  test('of several keys makes a section of each below the heading, titled by its key', () => {
    expect(split(`<h2 id="bc">Support</h2>${compat('api.Fetch', true)}${compat('a<b', true)}<p>behind</p>`)).toEqual([
      prose('', { id: 'bc', title: 'Support' }),
      { type: 'browser_compatibility', value: { id: 'api.fetch', title: 'api.Fetch', isH3: true, query: 'api.Fetch', table: null } },
      { type: 'browser_compatibility', value: { id: 'a<b', title: 'a&lt;b', isH3: true, query: 'a<b', table: null } },
      prose('<p>behind</p>'),
    ])
  })

  test('of several keys leaves the text before it under the heading', () => {
    expect(split(`<h2 id="bc">Support</h2><p>before</p>${compat('a', true)}${compat('b', true)}`)).toMatchObject([
      prose('<p>before</p>', { id: 'bc', title: 'Support' }),
      { value: { title: 'a' } },
      { value: { title: 'b' } },
    ])
  })
})

describe('specifications', () => {
  test('list those of the keys and addresses of the page', () => {
    expect(split(`<h2 id="s">Specifications</h2>${specs('a b', 'c')}`)).toEqual([
      {
        type: 'specifications',
        value: {
          id: 's',
          title: 'Specifications',
          isH3: false,
          query: 'a,b',
          specifications: ['a', 'b', 'c'].map((title) => ({ bcdSpecificationURL: `https://spec.example/${title}`, title })),
        },
      },
    ])
  })

  test('without keys have the query undefined, as text', () => {
    expect(split(`<h2 id="s">S</h2>${specs()}`)).toEqual([
      { type: 'specifications', value: { id: 's', title: 'S', isH3: false, query: 'undefined', specifications: [] } },
    ])
  })

  test('after text take over the heading, and compat data after them is a section without one', () => {
    expect(split(`<h2 id="s">S</h2><p>text</p>${specs('a')}${compat('b')}`)).toEqual([
      {
        type: 'specifications',
        value: {
          id: 's',
          title: 'S',
          isH3: false,
          query: 'a',
          specifications: [{ bcdSpecificationURL: 'https://spec.example/a', title: 'a' }],
        },
      },
      prose('<p>text</p>'),
      { type: 'browser_compatibility', value: { isH3: false, query: 'b', table: null } },
    ])
  })
})

test('the table of contents has the h2 headings with the h3 headings below them, links taken out of both', () => {
  expect(
    tocOf(
      split(
        `<p>x</p><h2 id="a"><a href="/x">A <code id="z">b</code></a></h2><h3 id="c"><a href="/y">C</a></h3><h2 id="bc">Support</h2>${compat('d', true)}${compat('e', true)}`,
      ),
    ),
  ).toEqual([
    { id: 'a', text: 'A <code>b</code>', sub: false },
    { id: 'c', text: 'C', sub: true },
    { id: 'bc', text: 'Support', sub: false },
    { id: 'd', text: 'd', sub: true },
    { id: 'e', text: 'e', sub: true },
  ])
})
