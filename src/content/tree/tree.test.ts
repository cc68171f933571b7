import { describe, expect, test } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { inheritMetadata, Tree } from './tree.ts'

const { tree } = sampleFacts({
  pages: [
    samplePage('Web'),
    samplePage('Web/CSS'),
    samplePage('Web/CSS/color'),
    samplePage('Web/JS'),
    samplePage('Web', { locale: 'de' }),
    samplePage('Web/CSS', { locale: 'de' }),
    samplePage('Web/Nur_Deutsch', { locale: 'de' }),
    samplePage('Web', { locale: 'fr' }),
  ],
  redirects: {
    '/de/docs/Alt': '/de/docs/Web#oben',
    '/de/docs/Nach_Englisch': '/en-US/docs/Web/JS',
    '/en-US/docs/Old_CSS': '/en-US/docs/Web/CSS#top',
    '/en-US/docs/Old_JS': '/en-US/docs/Web/JS',
    '/en-US/docs/Gone': 'https://example.org/',
  },
})

/** `address, own or fallback, moved or not` */
const look = (url: string): string | undefined => {
  const found = tree.resolve(url)
  return found && `${found.page.url}${found.fragment} ${found.isFallback ? 'fallback' : 'own'}${found.isRedirected ? ' moved' : ''}`
}

describe('a link is looked up in order', () => {
  test.each([
    ['a page of the locale', '/de/docs/Web/CSS', '/de/docs/Web/CSS own'],
    ['in any case', '/DE/docs/web/css', '/de/docs/Web/CSS own'],
    ['a redirect of the locale', '/de/docs/Alt', '/de/docs/Web#oben own moved'],
    ['a redirect to another locale', '/de/docs/Nach_Englisch', '/en-US/docs/Web/JS own moved'],
    ['an English redirect, mapped back to the locale', '/de/docs/Old_CSS', '/de/docs/Web/CSS#top own moved'],
    ['an English redirect to a page the locale lacks', '/de/docs/Old_JS', '/en-US/docs/Web/JS fallback moved'],
    ['the English page', '/de/docs/Web/JS', '/en-US/docs/Web/JS fallback'],
    ['in English itself', '/en-US/docs/Web/JS', '/en-US/docs/Web/JS own'],
  ])('%s', (_, url, expected) => {
    expect(look(url)).toBe(expected)
  })

  test.each(['/de/docs/Nowhere', '/en-US/docs/Web/Nur_Deutsch', '/fr/docs/Web/Nur_Deutsch', '/en-US/docs/Gone', '/en-US/docs', ''])(
    '%j leads to no page',
    (url) => {
      expect(look(url)).toBeUndefined()
    },
  )
})

test('a page is found by its address in any case, without fallback', () => {
  expect(tree.findExact('/EN-us/DOCS/web/css')?.slug).toBe('Web/CSS')
  expect(tree.findPage('de', 'web/css')?.url).toBe('/de/docs/Web/CSS')
  expect(tree.findPage('de', 'Web/JS')).toBeUndefined()
})

test('the pages below one are the English ones directly below it', () => {
  expect(tree.listChildren('web').map(({ url }) => url)).toEqual(['/en-US/docs/Web/CSS', '/en-US/docs/Web/JS'])
  expect(tree.listChildren('Web/CSS/color')).toEqual([])
})

test('translations are listed in the order of the locales, with the page itself', () => {
  expect(tree.listTranslations('Web').map(({ locale }) => locale)).toEqual(['en-US', 'de', 'fr'])
})

describe('metadata of a translation', () => {
  const english = samplePage('A', {
    pageType: 'guide',
    status: ['deprecated'],
    browserCompat: ['a'],
    specUrls: ['https://a.example/'],
    sidebars: [{ name: 's', args: [] }],
    banners: ['b'],
  })

  test('comes from the English page, but for banners', () => {
    const page = samplePage('A', { locale: 'de' })
    expect(inheritMetadata(page, () => english)).toEqual({
      ...page,
      pageType: 'guide',
      status: ['deprecated'],
      browserCompat: ['a'],
      specUrls: ['https://a.example/'],
      sidebars: [{ name: 's', args: [] }],
    })
  })

  test('of its own wins', () => {
    const page = samplePage('A', {
      locale: 'de',
      pageType: 'how-to',
      status: ['experimental'],
      browserCompat: ['b'],
      specUrls: ['https://b.example/'],
      sidebars: [{ name: 't', args: [] }],
    })
    expect(inheritMetadata(page, () => english)).toEqual(page)
  })

  test('stays as it is without an English page, and in English', () => {
    const page = samplePage('A', { locale: 'de' })
    expect(inheritMetadata(page, () => undefined)).toBe(page)
    expect(inheritMetadata(english, () => samplePage('A', { pageType: 'x' }))).toBe(english)
  })
})

describe('a tree of pages', () => {
  test('is the one that there is, for all its pages and its redirects', () => {
    expect(Tree.of({ pages: tree.allPages, redirects: tree.redirects })).toBe(tree)
  })

  test('is another one for a copy of them, with the same answers', () => {
    const copy = Tree.of({ pages: [...tree.allPages], redirects: tree.redirects })
    expect(copy).not.toBe(tree)
    expect(copy.resolve('/de/docs/Alt')).toEqual(tree.resolve('/de/docs/Alt'))
  })

  test('is another one for other redirects', () => {
    const other = Tree.of({ pages: tree.allPages, redirects: new Map([['/de/docs/alt', '/de/docs/Web/CSS']]) })
    expect(other.resolve('/de/docs/Alt')?.page.slug).toBe('Web/CSS')
    expect(tree.resolve('/de/docs/Alt')?.page.slug).toBe('Web')
  })
})
