import { renderToString } from 'react-dom/server'
import Value from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { AreaPage } from '#contracts/areas.ts'
import type { Page } from '#contracts/page.ts'
import { SAMPLE_PAGES } from '#contracts/sample-pages.fixture.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { shellHtml } from '../shell/shell-html.tsx'
import { translator } from '../texts/translator.ts'
import { App, renderAccountSlot } from './app.tsx'
import { renderPage } from './entry.server.tsx'
import { ASSETS, SITE } from './example-page.fixture.ts'
import { hydrationOf, viewOf } from './pages/load-kind.ts'

const isAreaPage = (page: Page): page is AreaPage => Value.Check(AreaPage, page)
const PAGES = Object.entries(SAMPLE_PAGES).flatMap(([name, page]): (readonly [string, AreaPage])[] =>
  isAreaPage(page) ? [[name, page]] : [],
)

function render(page: AreaPage): string {
  return renderPage({ page, site: SITE, assets: ASSETS }).replaceAll('<!-- -->', '')
}

function sample(name: string): AreaPage {
  const found = PAGES.find(([key]) => key === name)
  if (found === undefined) throw new Error(`no sample of ${name}`)
  return found[1]
}

test('there is a sample of each area', () => {
  expect(PAGES.map(([name]) => name)).toEqual([
    'a blog post',
    'a page of the blog index',
    'a curriculum page',
    'a contributor spotlight',
    'a page of text',
  ])
})

describe.each(PAGES)('%s', (_name, page) => {
  test('has one title, one heading of the first level, one main part and its canonical address', () => {
    const html = render(page)
    expect(html).toContain(`<title>${page.pageTitle}</title>`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/<main/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="https://room.example${page.url}">`)
    expect(html).not.toContain('name="robots"')
  })

  test('holds its text once: not in the hydration data again', () => {
    expect(render(page).split('<p>x</p>').length - 1).toBe(page.renderer === 'BlogIndex' ? 0 : 1)
    expect(JSON.stringify(hydrationOf(page))).not.toContain('<p>x</p>')
  })

  test('is, part by part, what the browser hydrates as one tree', () => {
    const t = translator(interfaceTexts('en-US'), 'en-US')
    const main = { kind: 'page', view: viewOf(page, { sidebar: undefined, t }) } as const
    const state = { main, currentUrl: page.url, isLoading: false, announcement: '' }
    const context = { locale: 'en-US', site: SITE, t } as const
    const account = renderAccountSlot(SITE, encodeURIComponent(page.url))
    const shell = shellHtml({ site: SITE, context, currentUrl: page.url, account })
    const tree = renderToString(<App context={context} shell={shell} state={state} onMounted={() => undefined} />)
    expect(renderPage({ page, site: SITE, assets: ASSETS })).toContain(`>${tree}</div>\n<script type="application/json"`)
  })
})

test('feed readers find the feeds from the pages of the blog, and from no others', () => {
  const feed =
    '<link rel="alternate" type="application/rss+xml" href="/en-US/blog/rss.xml">\n<link rel="alternate" type="application/feed+json" href="/en-US/blog/feed.json">'
  expect(PAGES.filter(([, page]) => render(page).includes(feed)).map(([name]) => name)).toEqual(['a blog post', 'a page of the blog index'])
})

describe('a blog post', () => {
  const page = sample('a blog post')

  test('names its author, its day, how long it takes and whose its image is', () => {
    const html = render(page)
    expect(html).toContain('<time dateTime="2026-02-03">Feb 3, 2026</time>')
    expect(html).toContain('3 minute read')
    expect(html).toContain('Image by C via <a href="https://s.example/">S</a>')
    expect(html).not.toContain('Sponsored')
    expect(html).toContain('<a rel="prev" href="/en-US/blog/older/"><small>Previous post</small> Older</a>')
    expect(html).not.toContain('Next post')
  })

  test('says when someone paid for it', () => {
    if (page.renderer !== 'BlogPost') throw new Error('the sample is no post')
    expect(render({ ...page, blogMeta: { ...page.blogMeta, sponsored: true } })).toContain('Sponsored')
  })
})

test('the index of the blog leads to older posts, and from later pages to newer ones', () => {
  const page = sample('a page of the blog index')
  if (page.renderer !== 'BlogIndex') throw new Error('the sample is no index')
  expect(render(page)).toContain('href="/en-US/blog/2/"')
  expect(render(page)).not.toContain('Newer posts')
  const second = render({ ...page, url: '/en-US/blog/2/', hyData: { ...page.hyData, page: 2 } })
  expect(second).toContain('<a rel="prev" href="/en-US/blog/">')
  expect(second).not.toContain('Older posts')
})

test('a list on a subject names it, leads back to the blog and to its own pages and feeds, and marks itself among the tags', () => {
  const page = sample('a page of the blog index')
  if (page.renderer !== 'BlogIndex') throw new Error('the sample is no index')
  const base = '/en-US/blog/tags/css/'
  const html = render({ ...page, url: base, hyData: { ...page.hyData, base, subject: { kind: 'tag', title: 'CSS', url: base } } })
  expect(html).toContain('<p class="blog-name"><a href="/en-US/blog/">RR Blog</a></p><h1 tabindex="-1">Posts about CSS</h1>')
  expect(html).toContain(`<a href="${base}" aria-current="page">CSS<small> 1</small></a>`)
  expect(html).toContain(`href="${base}2/"`)
  expect(html).toContain(`<link rel="alternate" type="application/rss+xml" href="${base}rss.xml">`)
  const author = { kind: 'author', name: 'Ann <b>', link: 'https://ann.example/', avatar_url: '/en-US/blog/a/a.png', url: base } as const
  const own = render({ ...page, hyData: { ...page.hyData, base, subject: author } })
  expect(own).toContain('Posts by Ann &lt;b&gt;</h1>')
  expect(own).toContain('<a href="https://ann.example/">More about Ann &lt;b&gt;</a>')
})

describe('a curriculum page', () => {
  const page = sample('a curriculum page')
  if (page.renderer === 'BlogPost' || !('doc' in page)) throw new Error('the sample is no curriculum page')

  test('of the landing kind has no sidebar, and a button to the first module of each group', () => {
    const html = render(page)
    expect(html).not.toContain('id="sidebar"')
    expect(html).toMatch(/<a class="button" href="\/en-US\/curriculum\/g\/m\/" aria-label="Let&#x27;s begin with M">/)
  })

  test('of any other kind marks itself in its sidebar, whose group is open', () => {
    const url = '/en-US/curriculum/g/m/'
    const html = render({
      ...page,
      renderer: 'CurriculumModule',
      url,
      doc: { ...page.doc, template: 'module', topic: 'Styling', group: 'G' },
    })
    expect(html).toContain('<nav aria-label="Related Topics">')
    expect(html).toContain('<details open="">')
    expect(html).toContain('<a href="/en-US/curriculum/g/">G overview</a>')
    expect(html).toContain('<a href="/en-US/curriculum/g/m/" aria-current="page">M</a>')
    expect(html).toContain('In this module')
    expect(html).toContain('Next: G')
    expect(html).not.toContain('Previous:')
  })
})

test('a spotlight without an account has no link to one', () => {
  const page = sample('a contributor spotlight')
  if (page.renderer !== 'ContributorSpotlight') throw new Error('the sample is no spotlight')
  expect(render(page)).not.toContain('github.com')
  const html = render({ ...page, hyData: { ...page.hyData, usernames: { github: 'some/one' } } })
  expect(html).toContain('<a href="https://github.com/some%2Fone">@some/one on GitHub</a>')
})
