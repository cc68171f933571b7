import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HomePage as HomePageData } from '#contracts/home.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { HOME, SITE } from '../app/example-page.fixture.ts'
import { translator } from '../texts/translator.ts'
import { PageProvider } from '../ui/page-context.ts'
import { HomePage } from './home-page.tsx'

const NEWS = {
  title: 'Hello <all>',
  url: '/en-US/blog/hello/',
  summary: 'A first post.',
  author: 'RR',
  published_at: '2026-02-03',
  source: { name: 'RR Blog', url: '/en-US/blog/' },
}
const CHANGE = {
  title: 'Fix a typo',
  number: 12,
  url: 'https://code.example/pull/12',
  updated_at: '2026-02-01T23:30:00.000Z',
  repo: { name: 'rr/content', url: 'https://code.example/rr/content' },
}
const PERSON = { contributorName: 'Ada', url: '/en-US/community/spotlight/ada', quote: 'I read.' }

function render(data: Partial<HomePageData['hyData']>, locale: LocaleCode = 'en-US'): string {
  const t = translator(interfaceTexts(locale), locale)
  const view = { ...HOME, locale, hyData: { ...HOME.hyData, ...data } }
  return renderToStaticMarkup(
    <PageProvider value={{ locale, site: SITE, t }}>
      <HomePage view={view} />
    </PageProvider>,
  )
}

test('what the site has none of is left out', () => {
  const html = render({ areas: [], featuredArticles: [] })
  expect(html).not.toContain('<section')
  expect(html).not.toContain('<h2')
})

test('an article is shown with the area it belongs to', () => {
  const html = render({
    featuredArticles: [
      { title: 'Gap', mdn_url: '/en-US/docs/Web/CSS/gap', summary: 'S', tag: { title: 'CSS', uri: '/en-US/docs/Web/CSS' } },
    ],
  })
  expect(html).toContain('<a class="card-tag" href="/en-US/docs/Web/CSS">CSS</a><h3><a href="/en-US/docs/Web/CSS/gap">Gap</a></h3><p>S</p>')
})

test('what is there in English only says so to those who listen', () => {
  const areas = [
    { title: 'CSS', url: '/de/docs/Web/CSS', summary: '' },
    { title: 'HTTP', url: '/en-US/docs/Web/HTTP', summary: '' },
  ]
  const html = render({ areas, featuredArticles: [] }, 'de')
  expect(html).toContain('<li class="card"><h3><a href="/de/docs/Web/CSS">')
  expect(html).toContain('<li class="card" lang="en-US"><h3><a href="/en-US/docs/Web/HTTP">')
})

test('the first three pieces of news are shown, the day in the language of the page, the post in English', () => {
  const items = [1, 2, 3, 4].map((number) => ({ ...NEWS, url: `/en-US/blog/${number}/` }))
  const html = render({ latestNews: { items } }, 'de')
  expect(html.match(/class="news-item"/g)).toHaveLength(3)
  expect(html).toContain('<a href="/en-US/blog/1/"><bdi lang="en-US">Hello &lt;all&gt;</bdi></a>')
  expect(html).toContain('<time dateTime="2026-02-03">3. Feb. 2026</time>')
})

test('the page as it was built says of no news that it is new, and keeps a place for it', () => {
  expect(render({ latestNews: { items: [NEWS] } })).toContain('<span class="news-new" data-shown="false">New</span>')
})

test('a change is linked where it has an address, and its repository where that is known', () => {
  const html = render({ recentContributions: { items: [CHANGE, { ...CHANGE, title: 'Add', number: null, url: null, repo: null }] } })
  expect(html).toContain('<a href="https://code.example/pull/12"><bdi>Fix a typo</bdi></a>')
  expect(html).toContain('<a href="https://code.example/rr/content"><bdi>rr/content</bdi></a><bdi>#12</bdi>')
  expect(html).toContain('<time dateTime="2026-02-01T23:30:00.000Z" title="Feb 1, 2026">Feb 1, 2026</time>')
  expect(html).toContain('<p class="contribution-title"><bdi>Add</bdi></p><p class="home-facts"><time')
})

test('without changes of the content there is no such section', () => {
  expect(render({ recentContributions: { items: [] } })).not.toContain('Recent contributions')
})

test('of many changes the five newest are shown', () => {
  const items = Array.from({ length: 10 }, (_, day) => ({ ...CHANGE, updated_at: `2026-02-${10 - day}T00:00:00.000Z` }))
  expect(render({ recentContributions: { items } }).match(/class="contribution-title"/g)).toHaveLength(5)
})

test('a contributor is quoted, with the way to the portrait, and to the community where there is a page of it', () => {
  const html = render({ featuredContributor: PERSON, communityUrl: '/en-US/community' })
  expect(html).toContain('<blockquote><p><bdi lang="en-US">I read.</bdi></p></blockquote>')
  expect(html).toContain('<a href="/en-US/community/spotlight/ada"><bdi>Ada</bdi></a>')
  expect(html).toContain('href="/en-US/community">Get involved</a>')
  expect(render({ featuredContributor: PERSON })).not.toContain('Get involved')
})
