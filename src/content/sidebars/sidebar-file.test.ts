import { expect, test } from 'vitest'
import { parseSidebarFile, SidebarFileError } from './sidebar-file.ts'
import type { SidebarItem } from './sidebar-items.ts'

const link = { kind: 'link', line: expect.any(Number), code: false, isSection: false, children: [] }
const subPages = {
  line: expect.any(Number),
  kind: 'subPages',
  pageTypes: [],
  depth: 1,
  isNested: false,
  includesParent: false,
  isGrouped: false,
  code: false,
}

test('all kinds of entries are read', () => {
  const text = `
sidebar:
  - /Web/CSS
  - type: section
    link: /Web/CSS/Guides
    title: Guides
  - link: /Web/CSS/Reference
    hash: top
    code: true
    details: open
    children:
      - /Web/CSS/Reference/Properties
  - type: listSubPages
    path: /Web/CSS/Reference/Values
    tags: css-type
    depth: 2
    nested: true
    includeParent: true
    title: Values
    details: closed
  - type: listSubPagesGrouped
    path: /Web/CSS/Reference/Properties
    tags: [css-property, css-shorthand-property]
    code: true
  - type: webExtApi
    title: APIs
l10n:
  en-US:
    Guides: Guides
  de:
    Guides: Anleitungen
`
  expect(parseSidebarFile(text)).toEqual({
    items: [
      { ...link, link: '/Web/CSS' },
      { ...link, link: '/Web/CSS/Guides', title: 'Guides', isSection: true },
      {
        ...link,
        link: '/Web/CSS/Reference',
        hash: 'top',
        code: true,
        details: 'open',
        children: [{ ...link, link: '/Web/CSS/Reference/Properties' }],
      },
      {
        ...subPages,
        path: '/Web/CSS/Reference/Values',
        pageTypes: ['css-type'],
        depth: 2,
        isNested: true,
        includesParent: true,
        title: 'Values',
        details: 'closed',
      },
      {
        ...subPages,
        path: '/Web/CSS/Reference/Properties',
        pageTypes: ['css-property', 'css-shorthand-property'],
        isGrouped: true,
        code: true,
      },
      { kind: 'webExtApi', line: 25, title: 'APIs', code: false },
    ],
    texts: { 'en-US': { Guides: 'Guides' }, de: { Guides: 'Anleitungen' } },
    showsWebExtApi: true,
    problems: [],
  })
})

test.each([
  ['', 1, 'expected a list under `sidebar:`'],
  ['l10n: {}', 1, 'expected a list under `sidebar:`'],
  ['l10n: {}\nsidebar: x', 2, 'expected a list under `sidebar:`'],
  ['sidebar:\n  - /a\n  - /b: [\n', 4, 'not valid YAML: deficient indentation'],
])('%j can not be used', (text, line, message) => {
  const error = errorOf(text)
  expect([error.line, error.message]).toEqual([line, message])
})

test.each([
  ['sidebar:\n  - [/a]\n  - /b', 2, 'expected an address or `key: value` lines', ['/a', '/b']],
  ['sidebar:\n  - /a\n  - type: listSubPages\n    link: /b', 3, 'expected a `path` to list the pages below', ['/a', '/b']],
  [
    'sidebar:\n  - title: a\n    children:\n      - type: x\n        link: /b\n  - /c',
    4,
    'unknown type x; expected link, section, listSubPages, listSubPagesGrouped or webExtApi',
    [['/b'], '/c'],
  ],
  ['sidebar:\n  - link: /a\n    tilte: A', 3, 'unknown key `tilte`; expected type, link, title, hash, code, details, children', ['/a']],
  ['sidebar:\n  - link: /a\n    link: /b', 3, 'expected each key once, found `link` again; the first one counts', ['/a']],
  ['sidebar:\n  - link: /a\n    details: never', 3, 'expected open or closed for `details`, found never', ['/a']],
  ['sidebar:\n  - link: /a\n    code: yes', 3, 'expected true or false for `code`, found yes', ['/a']],
  [
    'sidebar:\n  - type: listSubPages\n    path: /a\n    depth: all',
    4,
    'expected a number of levels for `depth` (0 for all), found all',
    ['/a'],
  ],
  [
    'sidebar:\n  - type: listSubPages\n    path: /a\n    tags: { a: b }',
    4,
    'expected one page type or a list of them under `tags`',
    ['/a'],
  ],
  ['sidebar:\n  - link: /a\n    children: /b', 3, 'expected a list of entries under `children`', ['/a']],
  ['sidebar:\n  - link: /a\n    title: <code>A', 3, 'expected </code> in the title <code>A', ['/a']],
  ['sidebar: [/a]\nl10n:\n  de:\n    T: <em>A</b>', 4, 'found </b> in a title without <b> before it', ['/a']],
  ['sidebar: [/a]\nl10n:\n  de: [T]', 3, 'expected `key: text` lines under de', ['/a']],
  ['sidebar: [/a]\nl10n: [de]', 2, 'expected languages under `l10n:`', ['/a']],
  [
    'sidebar: &all\n  - link: /a\n    children: *all\n  - /b',
    3,
    '`*all` refers to a list that contains it; expected a list that does not contain itself',
    ['/a', '/b'],
  ],
])('%j is shown as far as it is right, and its problem is reported', (text, line, message, shown) => {
  const { items, problems } = parseSidebarFile(text)
  expect(problems).toEqual([{ line, message }])
  expect(items.map(addressesOf)).toEqual(shown)
})

test('an entry that aliases repeat has its problem once', () => {
  const { items, problems } = parseSidebarFile('sidebar:\n  - &a { link: /a, x: y }\n  - *a\n  - *a\n')
  expect([items.length, problems.length]).toEqual([3, 1])
})

test('forty levels are read, and of a hundred the first sixty', () => {
  const nested = (levels: number): string =>
    Array.from(
      { length: levels },
      (_, level) => `${'  '.repeat(2 * level + 1)}- title: t${level}\n${'  '.repeat(2 * level + 2)}children:\n`,
    ).join('')
  expect(parseSidebarFile(`sidebar:\n${nested(39)}${'  '.repeat(79)}- /Web\n`).problems).toEqual([])
  const lists = Array.from(
    { length: 100 },
    (_, level) => `l${level}: &l${level} [{ title: t, children: ${level === 0 ? '[]' : `*l${level - 1}`} }]`,
  )
  expect(parseSidebarFile(`${lists.join('\n')}\nsidebar: *l99\n`).problems.map(({ message }) => message)).toEqual([
    'expected 60 levels at most; deeper ones are left out',
  ])
})

test('a file that shows the APIs of WebExtensions is known for it, on whatever level it does', () => {
  expect(parseSidebarFile('sidebar: [{ title: a, children: [{ type: webExtApi }] }]').showsWebExtApi).toBe(true)
  expect(parseSidebarFile('sidebar: [{ title: webExtApi }]').showsWebExtApi).toBe(false)
})

/** The address or path of an item, those of its children where it has any. */
function addressesOf(item: SidebarItem): unknown {
  if (item.kind === 'link' && item.children.length > 0) return item.children.map(addressesOf)
  return item.kind === 'subPages' ? item.path : item.link
}

function errorOf(text: string): SidebarFileError {
  try {
    parseSidebarFile(text)
  } catch (error) {
    if (error instanceof SidebarFileError) return error
  }
  throw new Error('the file can be used')
}
