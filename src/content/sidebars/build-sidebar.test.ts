import { describe, expect, test } from 'vitest'
import type { LocaleCode } from '#contracts/locales.ts'
import { samplePage } from '../testing/sample-page.ts'
import { buildSampleSidebar } from '../testing/sample-sidebar.ts'

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
const redirects = { '/en-US/docs/Old': '/en-US/docs/Web/CSS#top' }

function build(yaml: string, locale: LocaleCode = 'en-US', ownPages = pages) {
  const { entries, brokenLinks } = buildSampleSidebar(`${locale}:own`, { pages: ownPages, redirects, files: { own: yaml } })
  return { entries, missing: brokenLinks.map(({ link }) => link) }
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
      build(`sidebar: [{ link: /Web/CSS, type: section }, { link: /Web/CSS/Values/length, code: true, hash: "#top" }]`).entries,
    ).toEqual([
      { title: 'CSS', url: '/en-US/docs/Web/CSS', section: true },
      { title: '<length>', url: `/en-US/docs/${V}/length#top`, code: true, status: ['experimental'] },
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
      entries: [{ title: 'Group', alwaysOpen: true, children: [{ title: 'CSS', url: '/en-US/docs/Web/CSS' }] }],
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

  test('are HTML: entities are signs, and a title that is all code is code', () => {
    const texts = 'l10n: { en-US: { T: "<code>&lt;length type&gt;</code>" }, de: { T: "Arten von <code>&lt;length&gt;</code>" } }'
    const titles = `sidebar: [{ title: T }, { link: /Web/CSS, title: <code>CSS.all</code> }]\n${texts}`
    expect(build(titles).entries).toEqual([
      { title: '<length type>', code: true },
      { title: 'CSS.all', url: '/en-US/docs/Web/CSS', code: true },
    ])
    expect(build(titles, 'de').entries[0]).toEqual({ title: 'Arten von <length>' })
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
      missing: ['/Nowhere', '/Nowhere'],
    })
    expect(build(`sidebar: [{ type: listSubPages, path: /${V}, tags: none, title: Empty }]`)).toEqual({ entries: [], missing: [] })
  })

  test('without pages are their head where it leads somewhere', () => {
    const yaml = 'sidebar: [{ type: listSubPages, path: /Web/Untitled, link: /Web/Untitled, title: Still here }]'
    expect(build(yaml).entries).toEqual([{ title: 'Still here', url: '/en-US/docs/Web/Untitled' }])
  })

  test('have heads whose link may have a fragment', () => {
    const yaml = `sidebar: [{ type: listSubPages, path: /${V}, tags: css-function, link: "/${V}#parts", title: Parts, details: closed }]`
    expect(build(yaml).entries).toEqual([
      { title: 'Parts', url: `/en-US/docs/${V}#parts`, children: [{ title: 'calc()', url: `/en-US/docs/${V}/calc` }] },
    ])
  })
})

describe('what is below an entry', () => {
  const states = (yaml: string) => build(yaml).entries.map(({ open, alwaysOpen }) => ({ open, alwaysOpen }))

  test('is always visible where the file does not say that it closes', () => {
    expect(
      states(
        `sidebar: [{ title: a, children: [/Web/CSS] }, { type: listSubPages, path: /${V}, title: b }, { title: c, details: open, children: [/Web/CSS] }, { title: d, details: closed, children: [/Web/CSS] }, /Web/CSS]`,
      ),
    ).toEqual([{ alwaysOpen: true }, { alwaysOpen: true }, { open: true }, {}, {}])
  })

  test('is always visible on the lower levels of a nested list', () => {
    const [head] = build(
      `sidebar: [{ type: listSubPages, path: /${V}, depth: 2, nested: true, title: a, details: closed, tags: css-function }]`,
    ).entries
    expect(head).not.toHaveProperty('alwaysOpen')
    expect(head?.children?.map(({ title, alwaysOpen }) => [title, alwaysOpen])).toEqual([
      ['calc()', undefined],
      ['gradient', true],
    ])
  })
})

test('groups of three and more pages with one prefix are opened as a whole', () => {
  const names = ['grid-area', 'grid', 'grid-row', 'grid-gap', 'flex-flow', 'flex-grow', '-webkit-x', '-webkit-y', '-webkit-z']
  const own = names.map((name, index) => samplePage(`P/p${index}`, { shortTitle: name, pageType: 'css-property' }))
  const { entries } = build('sidebar: [{ type: listSubPagesGrouped, path: /P, tags: css-property, code: true }]', 'en-US', own)
  expect(outline(entries)).toContain('grid grid-*[grid-area grid-gap grid-row]')
  expect(outline(entries)).not.toContain('flex-*')
  expect(outline(entries)).toContain('-webkit-*[')
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

test('a page that Baseline advises against has the sign for it, a deprecated page elsewhere its own', () => {
  const own = [
    samplePage('Web/Old', { status: ['deprecated', 'non-standard'] }),
    samplePage('Mozilla/Old', { status: ['deprecated'] }),
    samplePage('Web/Old', { locale: 'de' }),
  ]
  expect(build('sidebar: [/Web/Old, /Mozilla/Old]', 'de', own).entries.map(({ status }) => status)).toEqual([
    ['discouraged', 'non-standard'],
    ['deprecated'],
  ])
})
