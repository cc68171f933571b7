import { expect, test } from 'vitest'
import { sidebarHtml } from './sidebar-html.ts'

const texts = {
  onlyInEnglish: '(Englisch)',
  status: {
    experimental: 'Neu',
    deprecated: 'Veraltet',
    'non-standard': 'Ohne Standard',
    discouraged: 'Nicht empfohlen',
    removing: 'Entfällt',
  },
  moreEntries: (count: number) => `noch ${count}`,
  subpagesOf: (title: string) => `Unterseiten von ${title}`,
}
const htmlOf = (entries: Parameters<typeof sidebarHtml>[0], currentUrl = '/here') => String(sidebarHtml(entries, { currentUrl, texts }))

test('links, the current page, and long code that may break between its words', () => {
  expect(
    htmlOf([
      { title: 'A & B', url: '/a?b="c"' },
      { title: 'Array.fromAsync()', code: true, url: '/here' },
    ]),
  ).toBe(
    '<ul><li><a href="/a?b=&quot;c&quot;">A &amp; B</a></li><li><a href="/here" aria-current="page"><code>Array<wbr>.from<wbr>Async()</code></a></li></ul>',
  )
})

test('a group is open where the current page is in it, or where it says so, and closed otherwise', () => {
  const group = (title: string, url: string, open?: true) => ({
    title,
    ...(open === undefined ? {} : { open }),
    children: [{ title: 'x', url }],
  })
  expect(htmlOf([group('1', '/here'), group('2', '/there'), group('3', '/there', true)]).match(/<details[^>]*>/g)).toEqual([
    '<details open>',
    '<details>',
    '<details open>',
  ])
})

test('a group with a page of its own has a link and a control next to each other, none in the other', () => {
  const group = { title: 'A & B', url: '/a', code: true as const, children: [{ title: 'x', url: '/x' }] }
  expect(htmlOf([group])).toBe(
    '<ul><li class="sidebar-group"><a href="/a"><code>A &amp; B</code></a><details><summary aria-label="Unterseiten von A &amp; B"></summary>' +
      '<ul><li><a href="/x">x</a></li></ul></details></li></ul>',
  )
  expect(htmlOf([group], '/x')).toContain('<details open><summary')
  expect(String(sidebarHtml([group], { currentUrl: '/here', texts: { ...texts, lang: 'en' } }))).toContain('B" lang="en"></summary>')
})

test('a list that is always visible has no control that closes it', () => {
  const list = { title: 'All', url: '/all', alwaysOpen: true as const, children: [{ title: 'x', url: '/x' }], omitted: 2 }
  expect(htmlOf([list])).toBe(
    '<ul><li><a href="/all">All</a><ul><li><a href="/x">x</a></li><li class="sidebar-more">noch 2</li></ul></li></ul>',
  )
})

test('what Baseline advises against has its sign', () => {
  expect(htmlOf([{ title: 'x', url: '/x', status: ['discouraged', 'non-standard'] }])).toContain(
    '<span class="icon icon-baseline discouraged" role="img" aria-label="Nicht empfohlen" title="Nicht empfohlen"></span>&nbsp;<span class="icon icon-nonstandard"',
  )
  expect(htmlOf([{ title: 'x', url: '/x', status: ['removing'] }])).toContain('<span class="icon icon-baseline removing"')
})

test('a heading, a status, a page in English only and what is left out are said in words', () => {
  expect(
    htmlOf([{ title: 'H', section: true, children: [{ title: 'x', url: '/x', status: ['deprecated'], onlyInEnglish: true }], omitted: 3 }]),
  ).toBe(
    '<ul><li class="sidebar-section"><span>H</span><ul><li><a href="/x">x</a>&nbsp;<span class="icon icon-deprecated" role="img" aria-label="Veraltet" title="Veraltet"></span> <small lang="en">(Englisch)</small></li><li class="sidebar-more">noch 3</li></ul></li></ul>',
  )
})

test('the entry of the page itself is marked, also where its address is percent-encoded', () => {
  const currentUrl = '/en-US/docs/A%3Fb'
  expect(sidebarHtml([{ title: 'A?b', url: currentUrl }], { currentUrl, texts }).toString()).toBe(
    '<ul><li><a href="/en-US/docs/A%3Fb" aria-current="page">A?b</a></li></ul>',
  )
})
