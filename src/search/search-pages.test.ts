import { describe, expect, test } from 'vitest'
import { SAMPLE_DOCUMENTS, sampleDocument } from './search-document.fixture.ts'
import { SearchIndex } from './search-index.ts'
import { searchPages, suggestTitles } from './search-pages.ts'
import { writeIndex } from './write-index.ts'

const english = new SearchIndex(writeIndex('en-US', SAMPLE_DOCUMENTS))

function search(q: string, indexes = [english], rest: Partial<Parameters<typeof searchPages>[0]> = {}): ReturnType<typeof searchPages> {
  return searchPages({ q, page: 1, size: 10, sort: 'best', ...rest }, indexes, () => 1)
}

function firstOf(q: string, indexes = [english]): string | undefined {
  return search(q, indexes).documents[0]?.mdn_url.replace(/^\/[^/]+\/docs\//, '')
}

describe('what is meant comes first', () => {
  test.each([
    ['a title', 'Optional chaining', 'Web/JavaScript/Reference/Operators/Optional_chaining'],
    ['a title in another case', 'optional CHAINING', 'Web/JavaScript/Reference/Operators/Optional_chaining'],
    ['the end of an address', 'queryselector', 'Web/API/Document/querySelector'],
    ['an object and its method', 'array map', 'Web/JavaScript/Reference/Global_Objects/Array/map'],
    ['a name that is also a method', 'map', 'Web/JavaScript/Reference/Global_Objects/Map'],
    ['the words of a name with hyphens and its area', 'css grid template areas', 'Web/CSS/Reference/Properties/grid-template-areas'],
    ['words in another order', 'selector query', 'Web/API/Document/querySelector'],
    ['a number', '404', 'Web/HTTP/Reference/Status/404'],
    ['an element', '<input>', 'Web/HTML/Reference/Elements/input'],
    ['an element with its type', '<input type="date">', 'Web/HTML/Reference/Elements/input/date'],
    ['a pseudo-class', ':has()', 'Web/CSS/Reference/Selectors/:has'],
    ['an operator', '?.', 'Web/JavaScript/Reference/Operators/Optional_chaining'],
    ['a longer operator', '??=', 'Web/JavaScript/Reference/Operators/Nullish_coalescing_assignment'],
    ['a name with a star', 'yield*', 'Web/JavaScript/Reference/Operators/yield*'],
    ['an operator that is only in code', '=>', 'Web/JavaScript/Reference/Functions/Arrow_functions'],
    ['an old address', 'Web/CSS/:has', 'Web/CSS/Reference/Selectors/:has'],
    ['an old name', 'fat arrow', 'Web/JavaScript/Reference/Functions/Arrow_functions'],
    ['a misspelt name', 'querySelecter', 'Web/API/Document/querySelector'],
    ['letters that changed places', 'flexobx', 'Glossary/Flexbox'],
    ['a question', 'how to center a div', 'Web/CSS/How_to/Center_an_element'],
    ['the beginning of a word', 'coalesc', 'Web/JavaScript/Reference/Operators/Nullish_coalescing_assignment'],
  ])('%s: %s', (_, query, slug) => {
    expect(firstOf(query)).toBe(slug)
  })

  test('a page that users look for more often, of two with one name', () => {
    const twins = [sampleDocument('A/name', { prior: 0.1 }), sampleDocument('B/name', { prior: 0.9 })]
    expect(firstOf('name', [new SearchIndex(writeIndex('en-US', twins))])).toBe('B/name')
  })
})

describe('short names, signs and compounds find their page first, however many pages mention them (docs/behaviour/search.md 1)', () => {
  const mentions = 'This is one of the videos that is of use: it is yield, typed, an array, bezier ?? = of video, and of what is typed.'
  const pages = [
    sampleDocument('Web/HTML/Reference/Elements/video', { title: '<video> HTML video embed element' }),
    sampleDocument('Web/API/HTMLVideoElement', { title: 'HTMLVideoElement' }),
    sampleDocument('Web/JavaScript/Reference/Operators/Nullish_coalescing_assignment', { title: 'Nullish coalescing assignment (??=)' }),
    sampleDocument('Web/JavaScript/Reference/Operators/Nullish_coalescing', { title: 'Nullish coalescing operator (??)' }),
    sampleDocument('Web/JavaScript/Reference/Operators/yield*', { title: 'yield*' }),
    sampleDocument('Web/JavaScript/Reference/Operators/yield', { title: 'yield' }),
    sampleDocument('Web/JavaScript/Reference/Global_Objects/TypedArray', { title: 'TypedArray' }),
    sampleDocument('Web/JavaScript/Reference/Global_Objects/Array', { title: 'Array', prior: 1 }),
    sampleDocument('Glossary/Bezier_curve', { title: 'Bézier curve' }),
    sampleDocument('Web/HTML/Reference/Global_attributes/is', { title: 'HTML is global attribute' }),
    sampleDocument('Web/JavaScript/Reference/Global_Objects/Array/of', { title: 'Array.of()' }),
    ...Array.from({ length: 60 }, (_, number) =>
      sampleDocument(`Web/Guides/Mention_${number}`, { title: `What is one of ${number} things`, body: mentions, prior: 0.9 }),
    ),
  ]
  const index = new SearchIndex(writeIndex('en-US', pages))

  test.each([
    ['<video>', 'Web/HTML/Reference/Elements/video'],
    ['??=', 'Web/JavaScript/Reference/Operators/Nullish_coalescing_assignment'],
    ['yield*', 'Web/JavaScript/Reference/Operators/yield*'],
    ['typed array', 'Web/JavaScript/Reference/Global_Objects/TypedArray'],
    ['bezier', 'Glossary/Bezier_curve'],
    ['is', 'Web/HTML/Reference/Global_attributes/is'],
    ['of', 'Web/JavaScript/Reference/Global_Objects/Array/of'],
  ])('%s', (query, slug) => {
    expect(firstOf(query, [index])).toBe(slug)
  })
})

describe('other languages', () => {
  const indexOf = (locale: string, titles: readonly string[]): SearchIndex =>
    new SearchIndex(
      writeIndex(
        locale,
        titles.map((title, number) => sampleDocument(`Page_${number}`, { title, shortTitle: title }, locale)),
      ),
    )

  test.each([
    ['ja', 'スタイルシート', ['CSS：カスケーディングスタイルシート', 'ウェブ開発を学ぶ'], 0],
    ['ja', 'ｾﾏﾝﾃｨｸｽ', ['ウェブの技術', 'セマンティクス'], 1],
    ['zh-CN', '样式', ['学习 Web 开发', 'CSS：层叠样式表'], 1],
    ['zh-TW', '超文本', ['HTTP：超文本傳輸協定', '語意'], 0],
    ['ko', '웹개발', ['시맨틱', '웹 개발 배우기'], 1],
    ['ko', '기술을', ['웹 기술', '시맨틱'], 0],
    ['ru', 'таблица стилей', ['Семантика', 'CSS: каскадные таблицы стилей'], 1],
    ['de', 'ubergange', ['CSS-Übergänge', 'Semantik'], 0],
    ['de', 'Maschinen', ['Semantik', 'Suchmaschine', 'Maschine suchen'], 2],
    ['es', 'eventos', ['Evento', 'Semántica'], 0],
    ['fr', 'element', ['Sémantique', 'Éléments'], 1],
    ['pt-BR', 'semantica', ['Propriedades', 'Semântica'], 1],
  ] as const)('%s: %s', (locale, query, titles, wanted) => {
    expect(firstOf(query, [indexOf(locale, titles)])).toBe(`Page_${wanted}`)
  })

  test.each([
    ['de', 'ubergenge', ['Übergänge'], 'übergänge'],
    ['de', 'Fleksbox', ['Flexbox'], 'Flexbox'],
    ['es', 'elemnto', ['Elemento'], 'elemento'],
    ['fr', 'elementz', ['Éléments'], 'éléments'],
    ['pt-BR', 'propiedade', ['Propriedade'], 'propriedade'],
    ['ru', 'семонтика', ['Семантика'], 'семантика'],
    ['ja', 'セマンテクス', ['セマンティクス'], 'セマンティクス'],
    ['ko', '플랙스박스', ['플렉스박스'], '플렉스박스'],
    ['ko', '속송', ['속성'], '속성'],
    ['zh-CN', 'flexbocks', ['Flexbox 布局'], 'flexbox'],
    ['zh-TW', 'algin', ['對齊 align'], 'align'],
  ] as const)('%s: for %s the search suggests the word of a title (docs/behaviour/search.md 10)', (locale, query, titles, wanted) => {
    expect(search(query, [indexOf(locale, titles)]).suggestions.map(({ text }) => text)).toEqual([wanted])
  })

  test('the halves of German compounds are found where they are words of the site', () => {
    const index = indexOf('de', ['Suchmaschine', 'Maschine', 'Suche'])
    expect(search('Maschine', [index]).documents.map(({ slug }) => slug)).toEqual(['page_1', 'page_0'])
  })

  test('several languages are mixed by their scores', () => {
    const german = indexOf('de', ['Optionale Verkettung (?.)'])
    expect(
      search('?.', [english, german])
        .documents.map(({ locale }) => locale)
        .toSorted(),
    ).toEqual(['de', 'en-us'])
  })
})

describe('a response', () => {
  test('has everything a result shows, its marks in escaped texts', () => {
    const [first] = search('video svg').documents
    expect(first).toMatchObject({
      mdn_url: '/en-US/docs/Web/SVG/Reference/Element/video',
      locale: 'en-us',
      slug: 'web/svg/reference/element/video',
    })
    expect(first?.highlight.title).toEqual(['&lt;<mark>video</mark>&gt; in <mark>SVG</mark> &amp; &quot;others&quot;'])
    expect(first?.highlight.body).toEqual(['An element that was never there: &lt;b&gt;<mark>video</mark>&lt;/b&gt;.'])
  })

  test('pages through what was found', () => {
    const all = search('element').documents.map(({ mdn_url }) => mdn_url)
    const second = search('element', [english], { page: 2, size: 1 })
    expect(second.documents.map(({ mdn_url }) => mdn_url)).toEqual(all.slice(1, 2))
    expect(second.metadata).toEqual({ took_ms: 1, size: 1, page: 2, total: { value: all.length, relation: 'eq' } })
  })

  test('counts areas and types, and keeps to one when asked', () => {
    const reply = search('map video has')
    expect(reply.facets.area).toContainEqual({ value: 'Web/JavaScript', count: 2 })
    const slugsOf = (area?: string) => search('video', [english], area === undefined ? {} : { area }).documents.map(({ slug }) => slug)
    expect(slugsOf()).toEqual(['web/html/reference/elements/video', 'web/svg/reference/element/video'])
    expect(slugsOf('Web/SVG')).toEqual(['web/svg/reference/element/video'])
    expect(search('video', [english], { area: 'Web/SVG' }).metadata.total.value).toBe(1)
    expect(search('has', [english], { type: 'css-pseudo-class' }).metadata.total.value).toBe(1)
  })

  test('calls an area what its page is called in the first language that has one', () => {
    const area = (locale: string, title: string): SearchIndex =>
      new SearchIndex(
        writeIndex(locale, [sampleDocument('Web/Tea', { title }, locale), sampleDocument('Web/Tea/Green', { title: 'green' }, locale)]),
      )
    const german = area('de', 'Tee: Blätter im Wasser')
    expect(search('green', [german, area('en-US', 'Tea')]).facets.area).toEqual([{ value: 'Web/Tea', count: 2, name: 'Tee' }])
    expect(search('green', [english, german]).facets.area).toContainEqual({ value: 'Web/Tea', count: 1, name: 'Tee' })
  })

  test('only the misspelt part of a query is replaced, and only there', () => {
    const pages = ['Flexbox', 'Flex container', 'querySelector'].map((title, at) => sampleDocument(`P${at}`, { title, shortTitle: title }))
    const index = new SearchIndex(writeIndex('en-US', pages))
    expect(search('flexbocks in a contaner', [index]).suggestions[0]?.text).toBe('flexbox in a container')
    expect(search('querySelecter Selecter', [index]).suggestions[0]?.text).toBe('querySelector Selecter')
  })

  test.each([
    ['!importnt', '!important'],
    ['@contaner', '@container'],
    ['@contaner !importnt', '@container !important'],
    ['contaner()', 'container()'],
  ])('a name with signs is corrected once, and keeps its signs: %s', (query, wanted) => {
    const pages = ['!important', '@container', 'Container queries'].map((title, at) => sampleDocument(`P${at}`, { title }))
    expect(search(query, [new SearchIndex(writeIndex('en-US', pages))]).suggestions.map(({ text }) => text)).toEqual([wanted])
  })

  test('a word of a text that is one edit from a word of a title is found and corrected', () => {
    const pages = [
      sampleDocument('Padding', { title: 'Padding' }),
      sampleDocument('Typo', { title: 'A page', body: 'the paddng of a box' }),
    ]
    const { documents, suggestions } = search('paddng', [new SearchIndex(writeIndex('en-US', pages))])
    expect(documents.length).toBe(2)
    expect(suggestions.map(({ text }) => text)).toEqual(['padding'])
  })

  test('says what a misspelt query may have meant', () => {
    expect(search('querySelecter').suggestions).toEqual([{ text: 'querySelector', total: { value: 1, relation: 'eq' } }])
    expect(search('querySelector').suggestions).toEqual([])
  })

  test.each([
    ['first', ['en-US', 'de']],
    ['last', ['de', 'en-US']],
  ] as const)('says of a query for several languages how many pages it finds in all of them, with the corrected one %s', (_, locales) => {
    const pages = {
      'en-US': [sampleDocument('Flexbox'), sampleDocument('Flexbox_layout')],
      de: [sampleDocument('Seite', { body: 'Das Layout mit Flexbox' }, 'de')],
    }
    const indexes = locales.map((locale) => new SearchIndex(writeIndex(locale, pages[locale])))
    expect(search('flexbocks', indexes).suggestions).toEqual([{ text: 'flexbox', total: { value: 3, relation: 'eq' } }])
    expect(search('flexbox', indexes).metadata.total.value).toBe(3)
  })

  test('is empty when there is nothing', () => {
    expect(search('xyzzyplugh')).toMatchObject({
      documents: [],
      metadata: { total: { value: 0 } },
      suggestions: [],
      facets: { area: [], type: [] },
    })
  })

  test.each([
    '"',
    '*',
    '(',
    '((((',
    "'; DROP TABLE pages; --",
    'NEAR(a b)',
    '\u0000',
    '%',
    '🦊',
    '\ud800',
    'a'.repeat(5000),
    '? '.repeat(500),
  ])('is given to anything: %j', (query) => {
    expect(search(query).metadata.total.value).toBeGreaterThanOrEqual(0)
  })
})

test('titles are suggested in the order of the results', () => {
  expect(suggestTitles('input', english, 2).map(({ title }) => title)).toEqual(['<input> HTML input element', '<input type="date">'])
})

test('the same pages give the same bytes', () => {
  expect(writeIndex('en-US', SAMPLE_DOCUMENTS)).toEqual(writeIndex('en-US', SAMPLE_DOCUMENTS))
})

describe('the pages of a search follow each other', () => {
  const pages = Array.from({ length: 300 }, (_, number) =>
    sampleDocument(`Web/Page_${number}`, { body: 'gap '.repeat(1 + (number % 7)), prior: (number % 11) / 11 }),
  )
  const index = new SearchIndex(writeIndex('en-US', pages))

  test.each([
    ['best', 10],
    ['relevance', 10],
    ['popularity', 10],
    ['best', 100],
    ['popularity', 100],
  ] as const)('in the order "%s", %d on a page', (sort, size) => {
    const urls = [1, 2, 3].flatMap((page) => search('gap', [index], { page, size, sort }).documents.map(({ mdn_url }) => mdn_url))
    expect(new Set(urls).size).toBe(3 * size)
  })
})
