import { describe, expect, test } from 'vitest'
import type { SearchReply } from '#contracts/search.ts'
import type { SearchTexts } from '#contracts/search-texts.ts'
import { type AskedSearch, plainSearch } from '#contracts/search-url.ts'
import { type SearchOutcome, searchDocumentTitle, searchPageHtml } from './search-page-html.ts'

/** Each text is its key with its values; those whose values are HTML have their places. */
const PLACES: Readonly<Record<string, string>> = {
  results_title: 'Results: {q}',
  results_title_page: 'Results: {q}, page {page}',
  did_you_mean: 'Meant {link}?',
}
const texts: SearchTexts = {
  language: 'en-US',
  t: (key, values) => PLACES[key] ?? [key, ...Object.values(values ?? {})].join(' '),
  kindName: (kind) => (kind === 'property' ? 'property' : undefined),
}

function found(changes: Partial<SearchReply> = {}, { total = 1, page = 1 } = {}): SearchOutcome {
  const metadata = { took_ms: 1.2, size: 10, page, total: { value: total, relation: 'eq' } } as const
  return { kind: 'found', reply: { documents: [], metadata, suggestions: [], facets: { area: [], type: [] }, ...changes } }
}

function html(outcome: SearchOutcome, changes: Partial<AskedSearch> = {}): string {
  return searchPageHtml({ ...plainSearch('de', 'grid'), ...changes }, outcome, texts).toString()
}

const RESULT = {
  mdn_url: '/en-US/docs/Web/CSS/What?',
  score: 1,
  title: 'What?',
  locale: 'en-us',
  slug: 'web/css/what?',
  popularity: 0,
  summary: 'Said <here>. And more.',
  pageType: 'guide',
  highlight: { title: ['<mark>What</mark>?'], body: ['<mark>Said</mark> &lt;here&gt;', 'only <mark>there</mark>'] },
}

test('nothing of a query is taken for HTML or for a place of a text', () => {
  const q = '"><script>alert(1)</script>{page}$&'
  const page = html(found(), { q, page: 2 })
  expect(page).not.toContain('<script>')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{page}$&amp;</bdi>, page 2</h1>')
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;')
})

test.each([
  ['/en-US/docs/Web/CSS/Reference/gap', '>Web / CSS / Reference</p>'],
  ['/en-US/curriculum/styling/box-model/', '>curriculum / styling</p>'],
])('the place of %s is named without its language', (mdn_url, place) => {
  expect(html(found({ documents: [{ ...RESULT, mdn_url }] }))).toContain(place)
})

test('a result has its marked title, its place, its summary and what that does not say', () => {
  const page = html(found({ documents: [RESULT] }))
  expect(page).toContain('href="/en-US/docs/Web/CSS/What%3F" hreflang="en-US"><mark>What</mark>?</a>')
  expect(page).toContain('<span class="search-badge" lang="en-US">English (US)</span>')
  expect(page).toContain('dir="ltr">Web / CSS</p>')
  expect(page).toContain('Said &lt;here&gt;. And more.')
  expect(page.match(/<li>… .*? …<\/li>/g)).toEqual(['<li>… only <mark>there</mark> …</li>'])
})

test.each([
  [1, 1],
  [2, 11],
  [3, 21],
])('the results of page %i are numbered from %i', (page, start) => {
  expect(html(found({ documents: [RESULT] }, { total: 30, page }))).toContain(`<ol class="search-results" role="list" start="${start}">`)
})

test('a result in the language of the page has no badge', () => {
  const german = { ...RESULT, mdn_url: '/de/docs/Web', locale: 'de' }
  expect(html(found({ documents: [german] }))).not.toContain('search-badge')
})

describe('the ways to other pages of results', () => {
  const pagerOf = (total: number, page: number): readonly string[] =>
    Array.from(
      html(found({}, { total, page }), { page }).matchAll(/rel="(\w+)" href="([^"]+)"/g),
      ([, rel = '', href = '']) => `${rel} ${href}`,
    )

  test.each([
    ['one page', 10, 1, []],
    ['the first page', 11, 1, ['next /de/search?q=grid&amp;page=2']],
    ['the last page', 11, 2, ['prev /de/search?q=grid']],
    ['page 10 of more', 500, 10, ['prev /de/search?q=grid&amp;page=9']],
    ['a page after the last', 11, 7, ['prev /de/search?q=grid&amp;page=2']],
  ])('of %s', (_, total, page, links) => {
    expect(pagerOf(total, page)).toEqual(links)
  })
})

test('a misspelt query leads to the one that may be meant, with its number', () => {
  const page = html(found({ suggestions: [{ text: 'a & b', total: { value: 3, relation: 'eq' } }] }), { area: 'Web/CSS' })
  expect(page).toContain('Meant <a href="/de/search?q=a+%26+b"><bdi>a &amp; b</bdi></a>?')
  expect(page).toContain('(matches 3)')
})

test('the languages are there outside of English only, and keep what else was chosen', () => {
  const page = html(found(), { locales: ['de', 'en-US'], sort: 'popularity', area: 'Web/CSS' })
  expect(page).toContain('href="/de/search?q=grid&amp;sort=popularity&amp;area=Web%2FCSS" lang="de"')
  expect(page).toContain(
    'href="/de/search?q=grid&amp;locale=de&amp;locale=en-US&amp;sort=popularity&amp;area=Web%2FCSS" aria-current="true"',
  )
  expect(html(found(), { locale: 'en-US' })).not.toContain('locale=')
})

test('areas and types are links with their numbers, many of them folded, the chosen one first', () => {
  const area = Array.from({ length: 9 }, (_, number) => ({ value: `Web/A_${number}`, count: 2000 - number }))
  const page = html(
    found({
      facets: {
        area,
        type: [
          { value: 'css-property', count: 1 },
          { value: 'x-y', count: 1 },
        ],
      },
    }),
    { area: 'Web/A_8' },
  )
  expect(page).toContain('<bdi>A 0</bdi> <span class="search-number">2,000</span>')
  expect(page).toMatch(
    /<bdi>area_all<\/bdi><\/a><\/li><li><a class="search-choice" href="[^"]*area=Web%2FA_8" aria-current="true"><bdi>A 8/,
  )
  expect(page).toContain('<details><summary class="chevron-summary">more</summary>')
  expect(page).toContain('<bdi>Type_name CSS property</bdi>')
  expect(page).toContain('<bdi>X y</bdi>')
})

test('an area has the name that the response gives it', () => {
  const area = [
    { value: 'Web/CSS', count: 2, name: 'Stile <1>' },
    { value: 'Web/API', count: 1 },
  ]
  const page = html(found({ facets: { area, type: [] } }))
  expect(page).toContain('<bdi>Stile &lt;1&gt;</bdi>')
  expect(page).toContain('<bdi>API</bdi>')
})

test('nothing found outside of English offers English', () => {
  expect(html(found({}, { total: 0 }))).toContain('href="/de/search?q=grid&amp;locale=en-US">in_english</a>')
  expect(html(found({}, { total: 0 }), { locale: 'en-US' })).not.toContain('in_english')
})

test('an engine that is silent leads to the same address once more', () => {
  expect(html({ kind: 'failed' }, { page: 2 })).toContain(
    '<h2>failed</h2><p><a class="button" href="/de/search?q=grid&amp;page=2">reload</a></p>',
  )
})

test('each problem of the address is shown once', () => {
  const error = [{ message: '', code: '' }]
  const page = html({ kind: 'rejected', errors: { q: error, area: error, type: error, page: error } })
  expect(page.match(/<li>error_.*?<\/li>/g)).toEqual(['<li>error_q 200</li>', '<li>error_filter</li>', '<li>error_page 10</li>'])
})

test('another query keeps languages and order', () => {
  const page = html(found(), { locales: ['de', 'en-US'], sort: 'relevance', page: 3 })
  expect(page.match(/<input type="hidden"[^>]*>/g)).toEqual([
    '<input type="hidden" name="locale" value="de">',
    '<input type="hidden" name="locale" value="en-US">',
    '<input type="hidden" name="sort" value="relevance">',
  ])
})

test.each<[string, SearchOutcome, number, string | undefined]>([
  ['results', found(), 1, 'document_title grid'],
  ['later results', found(), 2, 'document_title_page grid 2'],
  ['no query', { kind: 'no-query' }, 1, undefined],
  ['a query that is rejected', { kind: 'rejected', errors: { q: [] } }, 1, undefined],
])('the title of the page with %s', (_, outcome, page, title) => {
  expect(searchDocumentTitle({ ...plainSearch('de', 'grid'), page }, outcome, texts)).toBe(title)
})

describe('the number of matches (docs/behaviour/search.md 12)', () => {
  test('of more matches than the pages of results show, the number of these is said', () => {
    expect(html(found({}, { total: 100 }))).toContain('<h2 class="search-count">found 100 ')
    expect(html(found({}, { total: 101 }))).toMatch(/<h2 class="search-count">found_best 101 .* 100<\/h2>/)
  })

  test('without a match there is no time and no order to choose', () => {
    const page = html(found({}, { total: 0 }))
    expect(page).toContain('<h2 class="search-count">found_none</h2>')
    expect(page).not.toContain('sort_')
    expect(page).toContain('aria-label="language"')
    expect(html(found({}, { total: 0 }), { locale: 'en-US' })).not.toContain('search-switches')
  })
})

test('a button opens areas and types in narrow windows and says how many are chosen (docs/behaviour/search.md 13)', () => {
  const facets = { area: [{ value: 'Web/CSS', count: 1 }], type: [{ value: 'guide', count: 1 }] }
  const chosen = html(found({ facets }), { area: 'Web/CSS', type: 'guide' })
  expect(chosen).toContain('type="button" popovertarget="search-facets">filter_chosen 2</button>')
  expect(chosen).toContain('id="search-facets" popover aria-label="narrow"')
  const twoAreas = [...facets.area, { value: 'Web/API', count: 1 }]
  expect(html(found({ facets: { ...facets, area: twoAreas } }))).toContain('>filter</button>')
  expect(html(found({ facets }))).not.toContain('popover')
})
