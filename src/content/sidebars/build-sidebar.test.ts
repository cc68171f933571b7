import { describe, expect, test } from 'vitest'
import type { LocaleCode } from '#contracts/locales.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { buildSidebar } from './build-sidebar.ts'
import { parseSidebarFile } from './sidebar-file.ts'

const V = 'Web/CSS/Values'
const pages = [
  samplePage('Web/CSS', { shortTitle: 'CSS' }),
  samplePage(V),
  samplePage(`${V}/length`, { title: '`<length>`', pageType: 'css-type', status: ['experimental'] }),
  samplePage(`${V}/gradient`, { pageType: 'css-type' }),
  samplePage(`${V}/gradient/radial`, { shortTitle: 'radial()', pageType: 'css-function' }),
  samplePage(`${V}/gradient/radial/deep`, { shortTitle: 'deep()', pageType: 'css-function' }),
  samplePage(`${V}/calc`, { shortTitle: 'calc()', pageType: 'css-function' }),
  samplePage(`${V}/part10`, { shortTitle: 'Part 10', pageType: 'guide' }),
  samplePage(`${V}/part2`, { shortTitle: 'part 2', pageType: 'guide' }),
  samplePage('Web/A?b'),
  samplePage('Web/Untitled', { title: '' }),
  samplePage('Web/CSS', { locale: 'de', shortTitle: 'CSS auf Deutsch' }),
  samplePage(`${V}/length`, { locale: 'de', shortTitle: 'Länge' }),
]
const { tree } = sampleFacts({ pages, redirects: { '/en-US/docs/Old': '/en-US/docs/Web/CSS#top' } })

function build(yaml: string, locale: LocaleCode = 'en-US') {
  const missing: string[] = []
  const entries = buildSidebar(parseSidebarFile(yaml), locale, tree, (link) => missing.push(link))
  return { entries, missing }
}
/** Titles, those of children in brackets. */
const outline = (entries: readonly { title: string; children?: readonly { title: string }[] }[]): string =>
  entries.map(({ title, children }) => (children === undefined ? title : `${title}[${outline(children)}]`)).join(' ')

describe('links', () => {
  test('have the short title of their page', () => {
    expect(build('sidebar: [/Web/CSS, /docs/Web/CSS, /Web/A?b]').entries).toEqual([
      { title: 'CSS', url: '/en-US/docs/Web/CSS' },
      { title: 'CSS', url: '/en-US/docs/Web/CSS' },
      { title: 'A?b', url: '/en-US/docs/Web/A%3Fb' },
    ])
  })

  test('have marks, a fragment and a status', () => {
    expect(
      build(`sidebar: [{ link: /Web/CSS, type: section }, { link: /Web/CSS/Values/length, code: true, hash: "#top", details: open }]`)
        .entries,
    ).toEqual([
      { title: 'CSS', url: '/en-US/docs/Web/CSS', section: true },
      { title: '<length>', url: `/en-US/docs/${V}/length#top`, code: true, status: ['experimental'], open: true },
    ])
  })

  test('to moved pages lead to the new place, those of other sites stay', () => {
    expect(build('sidebar: [/Old, { link: "https://example.org/", title: Example }]').entries).toEqual([
      { title: 'CSS', url: '/en-US/docs/Web/CSS#top' },
      { title: 'Example', url: 'https://example.org/' },
    ])
  })

  test('may hold their fragment or their language, and may lead to other parts of the site', () => {
    expect(
      build('sidebar: ["/Web/CSS#top", /de/docs/Web/CSS, { link: "/Web/CSS#a", hash: b }, { link: /en-US/observatory, title: Scan }]'),
    ).toEqual({
      entries: [
        { title: 'CSS', url: '/en-US/docs/Web/CSS#top' },
        { title: 'CSS', url: '/en-US/docs/Web/CSS' },
        { title: 'CSS', url: '/en-US/docs/Web/CSS#b' },
        { title: 'Scan', url: '/en-US/observatory' },
      ],
      missing: [],
    })
  })

  test('to pages that are not there are left out and told, but keep what is below them', () => {
    expect(build('sidebar: [/Nowhere, { link: /Also/Nowhere, title: Group, children: [/Web/CSS] }]')).toEqual({
      entries: [{ title: 'Group', children: [{ title: 'CSS', url: '/en-US/docs/Web/CSS' }] }],
      missing: ['/Nowhere', '/Also/Nowhere'],
    })
  })

  test('have the end of their slug where they have no title', () => {
    expect(outline(build('sidebar: [{ link: /Also/No_where#a, children: [/Web/CSS] }, { link: /Web/Untitled }]').entries)).toBe(
      'No where[CSS] Untitled',
    )
    expect(outline(build(`sidebar: [{ type: listSubPages, path: /${V}, tags: guide, link: /Not/There }]`).entries)).toBe(
      'There[part 2 Part 10]',
    )
  })

  test('without any name are left out, and what is below them stands in their place', () => {
    const yaml = 'sidebar: [{ type: section }, { title: none }, { children: [/Web/CSS] }, { title: none, children: [/Web/CSS] }]'
    expect(outline(build(`${yaml}\nl10n: { en-US: { none: "" } }`).entries)).toBe('CSS CSS')
  })
})

describe('titles', () => {
  const yaml =
    'sidebar: [{ title: Related_x }, { title: constructor }, { title: Guides }]\nl10n: { en-US: { Guides: Guides!, Related_x: Related }, de: { Guides: Anleitungen } }'

  test('are looked up by their key, else in English, else they are the key itself', () => {
    expect(outline(build(yaml).entries)).toBe('Related constructor Guides!')
    expect(outline(build(yaml, 'de').entries)).toBe('Related constructor Anleitungen')
    expect(outline(build('sidebar: [{ title: Some_key }]').entries)).toBe('Some_key')
  })
})

describe('lists of sub-pages', () => {
  test('have the pages directly below in the order of their English short titles', () => {
    expect(outline(build(`sidebar: [{ type: listSubPages, path: /${V} }]`).entries)).toBe('<length> calc() gradient part 2 Part 10')
  })

  test('have pages of the wanted types only', () => {
    expect(outline(build(`sidebar: [{ type: listSubPages, path: /${V}, tags: css-function }]`).entries)).toBe('calc()')
  })

  test('of more levels are one list, of the wanted types on every level', () => {
    expect(outline(build(`sidebar: [{ type: listSubPages, path: /${V}, tags: css-function, depth: 2 }]`).entries)).toBe('calc() radial()')
    expect(outline(build(`sidebar: [{ type: listSubPages, path: /${V}, tags: css-function, depth: 0 }]`).entries)).toBe(
      'calc() deep() radial()',
    )
    expect(outline(build(`sidebar: [{ type: listSubPages, path: /${V}, depth: 2, tags: [css-type, css-function] }]`).entries)).toBe(
      '<length> calc() gradient radial()',
    )
  })

  test('may be nested; a page of another type is there for what is below it only', () => {
    expect(outline(build(`sidebar: [{ type: listSubPages, path: /${V}, depth: 2, nested: true }]`).entries)).toBe(
      '<length> calc() gradient[radial()] part 2 Part 10',
    )
    expect(outline(build(`sidebar: [{ type: listSubPages, path: /${V}, depth: 0, nested: true, tags: css-function }]`).entries)).toBe(
      'calc() gradient[radial()[deep()]]',
    )
    expect(outline(build(`sidebar: [{ type: listSubPages, path: /${V}, depth: 1, nested: true, tags: css-function }]`).entries)).toBe(
      'calc()',
    )
  })

  test('may begin with their parent, and stand below a title or a link', () => {
    expect(outline(build(`sidebar: [{ type: listSubPages, path: /${V}, tags: guide, includeParent: true }]`).entries)).toBe(
      'Values part 2 Part 10',
    )
    expect(
      build(`sidebar: [{ type: listSubPages, path: /${V}, tags: css-function, link: /${V}, title: All, details: open, code: true }]`)
        .entries,
    ).toEqual([
      { title: 'All', url: `/en-US/docs/${V}`, open: true, children: [{ title: 'calc()', url: `/en-US/docs/${V}/calc`, code: true }] },
    ])
  })

  test('without pages are nothing', () => {
    expect(build('sidebar: [{ type: listSubPages, path: /Nowhere, title: Empty }, { type: listSubPages, path: /Nowhere }]')).toEqual({
      entries: [],
      missing: [],
    })
  })
})

test('groups of three and more pages with one prefix are opened as a whole', () => {
  const names = ['grid-area', 'grid', 'grid-row', 'grid-gap', 'flex-flow', 'flex-grow', '-webkit-x', '@font-face', '<a-b>', '<a-c>', ':a-d']
  const facts = sampleFacts({
    pages: names.map((name, index) => samplePage(`P/p${index}`, { shortTitle: name, pageType: 'css-property' })),
  })
  const entries = buildSidebar(
    parseSidebarFile('sidebar: [{ type: listSubPagesGrouped, path: /P, tags: css-property, code: true }]'),
    'en-US',
    facts.tree,
    () => {},
  )
  expect(outline(entries)).toContain('grid grid-*[grid-area grid-gap grid-row]')
  expect(outline(entries)).not.toContain('flex-*')
  expect(outline(entries)).toContain('a-*[')
  expect(entries.find(({ title }) => title === 'grid-*')).toMatchObject({
    code: true,
    children: [{ code: true }, { code: true }, { code: true }],
  })
})

test('a German sidebar has German titles in the English order, and marks what is English', () => {
  expect(build(`sidebar: [/Web/CSS, { type: listSubPages, path: /${V}, tags: [css-type, css-function] }]`, 'de').entries).toEqual([
    { title: 'CSS auf Deutsch', url: '/de/docs/Web/CSS' },
    { title: 'Länge', url: `/de/docs/${V}/length`, status: ['experimental'] },
    { title: 'calc()', url: `/en-US/docs/${V}/calc`, onlyInEnglish: true },
    { title: 'gradient', url: `/en-US/docs/${V}/gradient`, onlyInEnglish: true },
  ])
})
