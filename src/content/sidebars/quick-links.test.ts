import { expect, test } from 'vitest'
import { parseHtml, serialize } from '../text/dom.ts'
import { takeQuickLinks } from './quick-links.ts'

const entriesOf = (inner: string) => takeQuickLinks(parseHtml(`<section id="quick_links">${inner}</section>`)).entries

test('the section is taken out of the page, and its links become entries', () => {
  const { nodes, entries } = takeQuickLinks(
    parseHtml(
      '<p>Text.</p><section id="quick_links"><ol><li><a href="/a">A</a></li><li><a href="/b"><code>B&lt;</code></a></li></ol></section><p>More.</p>',
    ),
  )
  expect(serialize(nodes)).toBe('<p>Text.</p><p>More.</p>')
  expect(entries).toEqual([
    { title: 'A', url: '/a' },
    { title: 'B<', url: '/b', code: true },
  ])
})

test('lists below items are always visible, <details> become groups', () => {
  expect(
    entriesOf(
      '<ul><li><strong><a href="/a">A</a></strong><ul><li><a href="/b">B</a></li></ul></li><li>Title<ol><li><a href="/c">C</a></li></ol></li>' +
        '<li><details open><summary>More</summary><ul><li><a href="/d">D</a></li></ul></details></li></ul>',
    ),
  ).toEqual([
    { title: 'A', url: '/a', alwaysOpen: true, children: [{ title: 'B', url: '/b' }] },
    { title: 'Title', alwaysOpen: true, children: [{ title: 'C', url: '/c' }] },
    { title: 'More', open: true, children: [{ title: 'D', url: '/d' }] },
  ])
})

test('what a language lacks and what is deprecated stays marked', () => {
  expect(entriesOf('<ul><li><a href="/a" class="x only-in-en-us">A</a>&nbsp;<span class="icon icon-deprecated"></span></li></ul>')).toEqual(
    [{ title: 'A', url: '/a', status: ['deprecated'], onlyInEnglish: true }],
  )
})

test.each([
  ['icon-baseline discouraged', 'discouraged'],
  ['icon-baseline removing', 'removing'],
  ['icon-nonstandard', 'non-standard'],
])('the sign %s is the status %s', (classes, status) => {
  expect(entriesOf(`<ul><li><a href="/a">A</a> <span class="icon ${classes}"></span></li></ul>`)[0]?.status).toEqual([status])
})

test('what is no link is dropped, and pages without the section stay as they are', () => {
  expect(
    entriesOf(
      'Text <p>more</p><ul><li>only text</li><li><a class="page-not-created">gone</a></li></ul><table><tr><td><a href="/x">x</a></td></tr></table>',
    ),
  ).toEqual([])
  const nodes = parseHtml('<section id="other"><a href="/a">A</a></section>')
  expect(takeQuickLinks(nodes)).toEqual({ nodes, entries: [] })
})
