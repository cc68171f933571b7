import { expect, test } from 'vitest'
import { parseSidebarFile, SidebarFileError } from './sidebar-file.ts'

const link = { kind: 'link', code: false, isSection: false, children: [] }
const subPages = { kind: 'subPages', pageTypes: [], depth: 1, isNested: false, includesParent: false, isGrouped: false, code: false }

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
      { ...subPages, path: '/Mozilla/Add-ons/WebExtensions/API', title: 'APIs', code: true, details: 'closed' },
    ],
    texts: { 'en-US': { Guides: 'Guides' }, de: { Guides: 'Anleitungen' } },
  })
})

test.each([
  ['', /./],
  ['sidebar: x', 'expected a list under `sidebar:`'],
  ['l10n: {}', 'expected a list under `sidebar:`'],
  ['sidebar:\n  - [a]', 'entry 1: expected an address or `key: value` lines'],
  ['sidebar:\n  - /a\n  - type: listSubPages', 'entry 2: expected a `path` to list the pages below'],
  [
    'sidebar:\n  - title: a\n    children:\n      - type: x',
    'entry 1.1: unknown type x; expected section, listSubPages, listSubPagesGrouped or webExtApi',
  ],
  ['sidebar: [', /./],
])('%j is refused', (text, message) => {
  expect(() => parseSidebarFile(text)).toThrow(message)
})

test('a list that contains itself is refused, and one of forty levels is not', () => {
  expect(() => parseSidebarFile('sidebar: &all\n  - title: a\n    children: *all\n')).toThrow(
    'entry 1: more than 60 levels; does the list contain itself?',
  )
  expect(() => parseSidebarFile('sidebar: &all\n  - title: a\n    children: *all\n  - title: b\n    children: *all\n')).toThrow('entry 1:')
  const nested = (levels: number): string =>
    Array.from(
      { length: levels },
      (_, level) => `${'  '.repeat(2 * level + 1)}- title: t${level}\n${'  '.repeat(2 * level + 2)}children:\n`,
    ).join('')
  expect(parseSidebarFile(`sidebar:\n${nested(39)}${'  '.repeat(79)}- /Web\n`).items).toHaveLength(1)
})

test('a short file whose aliases mean millions of entries is refused', () => {
  const lists = Array.from(
    { length: 40 },
    (_, level) =>
      `l${level}: &l${level} [${level === 0 ? '/a' : `{ title: t, children: *l${level - 1} }, { title: t, children: *l${level - 1} }`}]`,
  )
  expect(() => parseSidebarFile(`${lists.join('\n')}\nsidebar: *l39\n`)).toThrow('too many entries')
})

test.each([
  ['sidebar:\n  - /a\n  - /b: [\n', 4],
  ['l10n: {}\nsidebar:\n  - /a\n  - type: nonsense\n', 4],
  ['sidebar:\n- title: a\n  children:\n  - /b\n  - title: c\n    children:\n    - type: x\n- /d\n', 7],
  ['sidebar:\n  - /a\n  - &b\n    title: b\n    children:\n      - *b\n', 3],
  ['sidebar: [/a, { type: x }]\n', 1],
  ['sidebar: x\n', undefined],
])('what is wrong with %j is told at the line %j', (text, line) => {
  expect(lineOfFault(text)).toBe(line)
})

function lineOfFault(text: string): number | undefined {
  try {
    parseSidebarFile(text)
  } catch (error) {
    if (error instanceof SidebarFileError) return error.line
  }
  throw new Error('the file has no fault')
}
