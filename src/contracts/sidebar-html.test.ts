import { expect, test } from 'vitest'
import { sidebarHtml, withSidebarHtml } from './sidebar-html.ts'

const texts = {
  onlyInEnglish: '(Englisch)',
  status: { experimental: 'Neu', deprecated: 'Veraltet', 'non-standard': 'Ohne Standard' },
  moreEntries: (count: number) => `noch ${count}`,
}
const htmlOf = (entries: Parameters<typeof sidebarHtml>[0], currentUrl = '/here') => sidebarHtml(entries, { currentUrl, texts })

test('links, the current page, and code that may break in front of its dots', () => {
  expect(
    htmlOf([
      { title: 'A & B', url: '/a?b="c"' },
      { title: 'Array.of()', code: true, url: '/here' },
    ]),
  ).toBe(
    '<ul><li><a href="/a?b=&quot;c&quot;">A &amp; B</a></li><li><a href="/here" aria-current="page"><code>Array<wbr>.of()</code></a></li></ul>',
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

test('a heading, a status, a page in English only and what is left out are said in words', () => {
  expect(
    htmlOf([{ title: 'H', section: true, children: [{ title: 'x', url: '/x', status: ['deprecated'], onlyInEnglish: true }], omitted: 3 }]),
  ).toBe(
    '<ul><li class="sidebar-section"><span>H</span><ul><li><a href="/x">x</a> <span class="icon icon-deprecated" role="img" aria-label="Veraltet" title="Veraltet"></span> <small lang="en">(Englisch)</small></li><li class="sidebar-more">noch 3</li></ul></li></ul>',
  )
})

test('a document is given its sidebar with its own entry marked, also where its address is percent-encoded', () => {
  const doc = { mdn_url: '/en-US/docs/A?b', title: 'A?b' }
  expect(withSidebarHtml(doc, { entries: [{ title: 'A?b', url: '/en-US/docs/A%3Fb' }] }, texts)).toEqual({
    ...doc,
    sidebarHTML: '<ul><li><a href="/en-US/docs/A%3Fb" aria-current="page">A?b</a></li></ul>',
  })
})
