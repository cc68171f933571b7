import { expect, test } from 'vitest'
import { ADDRESS_MAX } from '#contracts/event-limits.ts'
import { findChange } from './find-change.ts'
import { findClick } from './find-click.ts'
import { findToggle } from './find-toggle.ts'

const AT = location.origin

/** The element with the id `at` of a piece of markup. */
function shown(html: string): HTMLElement {
  document.body.innerHTML = html
  const element = document.getElementById('at')
  if (element === null) throw new Error('nothing is at "at"')
  return element
}

test.each([
  ['<a class="skip-link" id="at" href="#content">Skip</a>', { name: 'menu.skip_link', id: 'content' }],
  ['<a class="brand" id="at" href="/en-US/">RR</a>', { name: 'menu.logo', url: `${AT}/en-US/` }],
  ['<div class="account"><a id="at" href="/en-US/plus/collections/">C</a></div>', { name: 'accounts.menu_entry', id: 'collections' }],
  ['<div class="account"><a id="at" href="https://id.example/me">C</a></div>', { name: 'accounts.menu_entry', id: 'id.example' }],
  ['<div class="account"><a class="account-log-in" id="at" href="/in">In</a></div>', { name: 'accounts.log_in' }],
  [
    '<div class="main-menu"><a id="at" href="/de/docs/Web">Web</a></div>',
    { name: 'menu.entry', id: '/docs/Web', url: `${AT}/de/docs/Web` },
  ],
  ['<div class="site-footer"><a id="at" href="/a"> A\n b </a></div>', { name: 'menu.footer_link', url: `${AT}/a`, label: 'A b' }],
  ['<div class="language-menu"><a id="at" href="/fr/" hreflang="fr">fr</a></div>', { name: 'language.choose', from: 'de', to: 'fr' }],
  [
    '<ol class="breadcrumbs"><li><a href="/a">a</a></li><li><a id="at" href="/b">b</a></li><li><a href="/c">c</a></li></ol>',
    { name: 'article.breadcrumb', url: `${AT}/b`, position: 2, count: 3 },
  ],
  [
    '<ol start="11"><li><a class="search-title" href="/a">a</a></li><li><a class="search-title" id="at" href="/b">b</a></li></ol>',
    { name: 'search.result', url: `${AT}/b`, position: 12 },
  ],
  ['<p class="search-pager"><a id="at" href="/s?page=3">3</a></p>', { name: 'search.page', position: 3 }],
  ['<p class="search-pager"><a id="at" href="/s">1</a></p>', { name: 'search.page', position: 1 }],
  ['<p class="article-source"><a id="at" data-measure="source_link" href="/s">s</a></p>', { name: 'article.source_link', url: `${AT}/s` }],
  ['<a id="at" href="https://elsewhere.example/">out</a>', { name: 'page.external_link', url: 'https://elsewhere.example/' }],
  ['<a id="at" href="/in">In</a>', { name: 'page.click', id: 'at', type: 'a', label: 'In' }],
  ['<p class="article-source"><a id="at" href="/s">s</a></p>', { name: 'page.click', id: 'at', type: 'a', label: 's' }],
  ['<button id="at"> Do\n it </button>', { name: 'page.click', id: 'at', type: 'button', label: 'Do it' }],
  [
    '<div class="theme-menu"><button role="menuitemradio">a</button><button role="menuitemradio" id="at">b</button></div>',
    { name: 'theme.choose', theme: 'light' },
  ],
  [
    '<ul class="main-menu"><li>a</li><li><details open><summary id="at">W</summary></details></li></ul>',
    { name: 'menu.toggle', id: 'main-menu-2', isOpen: false },
  ],
  [
    '<div class="main-menu"><details><summary id="at">W</summary></details></div>',
    { name: 'menu.toggle', id: 'main-menu-0', isOpen: true },
  ],
  ['<details class="language-menu"><summary id="at">L</summary></details>', { name: 'language.toggle', isOpen: true }],
  [
    '<table class="compat"><tr><td data-b="firefox"><details><summary id="at">1</summary></details></td></tr></table>',
    { name: 'compat.toggle', id: 'firefox', isOpen: true },
  ],
  ['<div class="compat-choice"><input><input><input><button id="at">All</button></div>', { name: 'compat.browsers', count: 3 }],
  ['<div class="sidebar"><button class="sidebar-collapse" id="at">x</button></div>', { name: 'article.sidebar_toggle', isOpen: false }],
])('the click on %s is measured', (html, event) => {
  document.documentElement.lang = 'de'
  expect(findClick(shown(html))).toEqual(event)
})

test('the button of the theme says whether it will open its menu', () => {
  const button = shown('<button class="theme-button" id="at">Theme</button>')
  const isOpenAfter = (expanded: string): unknown => {
    button.ariaExpanded = expanded
    return findClick(button)
  }
  expect(isOpenAfter('false')).toEqual({ name: 'menu.toggle', id: 'theme', isOpen: true })
  expect(isOpenAfter('true')).toEqual({ name: 'menu.toggle', id: 'theme', isOpen: false })
})

test('a click on a part of a link is one on the link', () => {
  expect(findClick(shown('<a class="brand" href="/"><b id="at">R</b></a>'))).toMatchObject({ name: 'menu.logo' })
})

test('nothing is measured where nothing is to be clicked, and where a part measures itself', () => {
  expect(findClick(null)).toBeUndefined()
  expect(findClick(shown('<p id="at">text</p>'))).toBeUndefined()
  expect(findClick(shown('<div class="feedback"><button id="at">Yes</button></div>'))).toBeUndefined()
})

test('a long address is cut', () => {
  const event = findClick(shown(`<a class="brand" id="at" href="/${'x'.repeat(2 * ADDRESS_MAX)}">R</a>`))
  expect(event !== undefined && 'url' in event && event.url.length).toBe(ADDRESS_MAX)
})

test.each([
  ['<p class="language-preference"><input type="checkbox" checked id="at"></p>', { name: 'language.remember', isOn: true }],
  ['<p class="compat-choice"><input type="checkbox" checked id="at"><input type="checkbox"></p>', { name: 'compat.browsers', count: 1 }],
  ['<p class="curriculum-groups"><input type="radio"><input type="radio" id="at"></p>', { name: 'curriculum.group', position: 2 }],
  ['<p class="sidebar-filter" data-active="7"><input id="at"></p>', { name: 'article.sidebar_filter', count: 7 }],
  ['<p class="sidebar-filter"><input id="at"></p>', undefined],
  ['<input id="at">', undefined],
  ['<select id="at"></select>', undefined],
])('a change of %s is measured', (html, event) => {
  expect(findChange(shown(html))).toEqual(event)
})

test('of all details that open, the actions of an article are measured', () => {
  expect(findToggle(shown('<div class="article-actions"><details id="at" open></details></div>'))).toEqual({
    name: 'article.actions',
    isOpen: true,
  })
  expect(findToggle(shown('<details id="at" open></details>'))).toBeUndefined()
  expect(findToggle(document)).toBeUndefined()
})
