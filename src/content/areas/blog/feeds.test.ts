import { type ChildNode, type Element, hasChildren, isTag, isText } from 'domhandler'
import { DomHandler, Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import type { BlogPostPage } from '#contracts/areas.ts'
import { blogFeeds, listFeedPaths, RSS_PATH } from './feeds.ts'

const SITE = {
  brand: { name: 'Paint Room', shortName: 'A & B', plusName: 'Plus' },
  origin: 'https://paint.example',
  bytesOf: (key: string) => (key === '_blog/a/a.png' ? 1234 : undefined),
}

function post(slug: string, content: string, file?: string): BlogPostPage {
  const url = `/en-US/blog/${slug}/`
  return {
    renderer: 'BlogPost',
    url,
    locale: 'en-US',
    pageTitle: '',
    parents: [],
    other_translations: [],
    image: file === undefined ? null : `https://paint.example${url}${file}`,
    doc: {
      title: slug,
      mdn_url: url,
      native: 'English (US)',
      locale: 'en-US',
      noIndexing: false,
      pageTitle: '',
      summary: '',
      body: [
        { type: 'prose', value: { isH3: false, content } },
        { type: 'specifications', value: { isH3: false, query: 'undefined', specifications: [] } },
        { type: 'prose', value: { id: 'part', title: '<code>Part</code>', isH3: true, content: '' } },
      ],
      toc: [],
      fragments: [],
      styleURL: null,
    },
    blogMeta: {
      slug,
      title: `On <${slug}>`,
      description: 'All & more',
      image: file === undefined ? null : { file, alt: '', source: null, creator: null },
      keywords: [],
      tags: slug === 'tagged' ? [{ title: 'C & S', url: '/en-US/blog/tags/c-s/' }] : [],
      sponsored: false,
      date: '2026-02-03',
      author: { name: 'N & M', link: slug === 'tagged' ? 'https://n.example/' : null, avatar_url: null, url: '/en-US/blog/authors/n-m/' },
      readTime: 1,
      links: { previous: null, next: null },
    },
  }
}

test('without posts there are no feeds', () => {
  expect([...blogFeeds([], SITE)]).toEqual([])
})

/** A feed as a feed reader parses it. */
function readRss(text: string | undefined): { channel: Element; items: readonly Element[] } {
  const handler = new DomHandler()
  const parser = new Parser(handler, { xmlMode: true })
  parser.end(text ?? '')
  const rss = handler.dom.filter(isTag).find(({ name }) => name === 'rss')
  const channel = rss?.children.filter(isTag).find(({ name }) => name === 'channel')
  if (rss?.attribs.version !== '2.0' || channel === undefined) throw new Error('no feed of RSS 2.0')
  return { channel, items: childrenOf(channel, 'item') }
}

function childrenOf({ children }: Element, name: string): Element[] {
  return children.filter(isTag).filter((child) => child.name === name)
}

/** The text of the only child of a name; undefined where there is none. */
function childText(element: Element | undefined, name: string): string | undefined {
  const [child, ...more] = element === undefined ? [] : childrenOf(element, name)
  expect(more).toEqual([])
  return child === undefined ? undefined : contentOf(child)
}

function contentOf(node: ChildNode): string {
  if (isText(node)) return node.data
  return hasChildren(node) ? node.children.map(contentOf).join('') : ''
}

/** RFC 822, with the year of four digits that RSS 2.0 prefers. */
const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/

describe('RSS', () => {
  const feed = readRss(blogFeeds([post('a', '<p>x</p>', 'a.png'), post('tagged', '')], SITE).get(RSS_PATH))

  test('has a channel with all that it must have, and what is asked of it besides', () => {
    expect(childText(feed.channel, 'title')).toBe('A & B Blog')
    expect(childText(feed.channel, 'link')).toBe('https://paint.example/en-US/blog/')
    expect(childText(feed.channel, 'description')).toBe('Blog it better')
    expect(childText(feed.channel, 'language')).toBe('en-us')
    expect(childText(feed.channel, 'pubDate')).toMatch(RFC_822)
    expect(childrenOf(feed.channel, 'atom:link').map(({ attribs }) => attribs)).toEqual([
      { href: 'https://paint.example/en-US/blog/rss.xml', rel: 'self', type: 'application/rss+xml' },
    ])
  })

  test('has items with a title, a link, a guid that is a permalink, a day, a name and their whole text', () => {
    const [first] = feed.items
    expect(childText(first, 'title')).toBe('On <a>')
    expect(childText(first, 'link')).toBe('https://paint.example/en-US/blog/a/')
    expect(childText(first, 'guid')).toBe('https://paint.example/en-US/blog/a/')
    expect(first === undefined ? [] : childrenOf(first, 'guid')[0]?.attribs).toEqual({ isPermaLink: 'true' })
    expect(childText(first, 'pubDate')).toBe('Tue, 03 Feb 2026 00:00:00 GMT')
    expect(childText(first, 'pubDate')).toMatch(RFC_822)
    expect(childText(first, 'dc:creator')).toBe('N & M')
    expect(childText(first, 'content:encoded')).toBe('<p>x</p>\n<h3><code>Part</code></h3>')
    expect(new Set(feed.items.map((item) => childText(item, 'guid'))).size).toBe(feed.items.length)
  })

  test('has descriptions that are the same text to feed readers that take them as HTML', () => {
    expect(childText(feed.items[0], 'description')).toBe('All &amp; more')
  })

  test('has no element that RSS 2.0 and its three modules don’t know, and no address of mail where it asks for one', () => {
    const names = new Set(feed.items.flatMap(({ children }) => children.filter(isTag).map(({ name }) => name)))
    const known = ['title', 'link', 'guid', 'pubDate', 'dc:creator', 'category', 'description', 'enclosure', 'content:encoded']
    expect([...names].filter((name) => !known.includes(name))).toEqual([])
  })

  test('has an enclosure with address, length and type for an image, and the tags as categories', () => {
    const [first, tagged] = feed.items
    expect(first === undefined ? [] : childrenOf(first, 'enclosure').map(({ attribs }) => attribs)).toEqual([
      { url: 'https://paint.example/en-US/blog/a/a.png', length: '1234', type: 'image/png' },
    ])
    expect(childText(first, 'category')).toBeUndefined()
    expect(childText(tagged, 'category')).toBe('C & S')
  })

  test.each(['gone.png', 'a.unknown'])('has no enclosure for the image %s, whose size or type is not known', (file) => {
    expect(blogFeeds([post('a', '', file)], SITE).get(RSS_PATH)).not.toContain('<enclosure')
  })

  test('stays XML whatever a post holds', () => {
    const rss = blogFeeds([post('a', '<p>]]&gt; ]]> \u0000\u0008\uFFFE</p>')], SITE).get(RSS_PATH) ?? ''
    expect(childText(readRss(rss).items[0], 'content:encoded')).toContain('<p>]]&gt; ]]&gt; </p>')
    expect(['\0', '\u0008', '\uFFFE'].filter((character) => rss.includes(character))).toEqual([])
  })
})

test('the JSON feed holds the same posts', () => {
  const feed: unknown = JSON.parse(blogFeeds([post('tagged', '<p>x</p>')], SITE).get('en-US/blog/feed.json') ?? '')
  expect(feed).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'A & B Blog',
    home_page_url: 'https://paint.example/en-US/blog/',
    feed_url: 'https://paint.example/en-US/blog/feed.json',
    description: 'Blog it better',
    language: 'en-US',
    items: [
      {
        id: 'https://paint.example/en-US/blog/tagged/',
        url: 'https://paint.example/en-US/blog/tagged/',
        title: 'On <tagged>',
        summary: 'All & more',
        content_html: '<p>x</p>\n<h3><code>Part</code></h3>',
        date_published: '2026-02-03T00:00:00Z',
        authors: [{ name: 'N & M', url: 'https://n.example/' }],
        tags: ['C & S'],
      },
    ],
  })
})

test('the JSON feed has what every item of version 1.1 must have, and whole addresses', () => {
  const feed: { items: Record<string, unknown>[] } = JSON.parse(
    blogFeeds([post('a', '', 'a.png'), post('b', '')], SITE).get('en-US/blog/feed.json') ?? '',
  )
  for (const item of feed.items) {
    expect(item).toMatchObject({
      id: expect.stringMatching(/^https:/),
      content_html: expect.any(String),
      authors: [{ name: 'N & M', url: 'https://paint.example/en-US/blog/authors/n-m/' }],
    })
    expect(item.date_published).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  }
  expect(feed.items.map(({ image }) => image)).toEqual(['https://paint.example/en-US/blog/a/a.png', undefined])
})

test('a post that was paid for says so in its text', () => {
  const sponsored = post('a', '<p>x</p>')
  const feeds = blogFeeds([{ ...sponsored, blogMeta: { ...sponsored.blogMeta, sponsored: true } }], SITE)
  expect(feeds.get(RSS_PATH)).toContain('<p><em>Sponsored</em></p>\n<p>x</p>')
})

test('each tag and each author has feeds with their posts', () => {
  const feeds = blogFeeds([post('a', ''), post('tagged', '')], SITE)
  expect([...feeds.keys()]).toEqual(
    ['en-US/blog/', 'en-US/blog/authors/n-m/', 'en-US/blog/tags/c-s/'].flatMap((folder) => [`${folder}rss.xml`, `${folder}feed.json`]),
  )
  expect(listFeedPaths([post('a', ''), post('tagged', '')].map(({ blogMeta }) => blogMeta))).toEqual([...feeds.keys()])
  const { channel, items } = readRss(feeds.get('en-US/blog/tags/c-s/rss.xml'))
  expect(childText(channel, 'title')).toBe('Posts about C & S | A & B Blog')
  expect(childText(channel, 'link')).toBe('https://paint.example/en-US/blog/tags/c-s/')
  expect(items.map((item) => childText(item, 'title'))).toEqual(['On <tagged>'])
})

test.each(['en-US/blog/a/feed.json', 'de/blog/rss.xml', 'en-US/blog/tags/rss.xml', 'en-US/blog/tags/a/b/rss.xml', 'en-US/blog/rss.xml/x'])(
  '%s is the path of no feed',
  (path) => expect(listFeedPaths([post('a', ''), post('tagged', '')].map(({ blogMeta }) => blogMeta))).not.toContain(path),
)

test('a feed holds the newest fifty posts', () => {
  const posts = Array.from({ length: 51 }, (_, index) => post(`p${index}`, ''))
  const rss = blogFeeds(posts, SITE).get(RSS_PATH) ?? ''
  expect(rss.match(/<item>/g)).toHaveLength(50)
  expect(rss).not.toContain('/p50/')
})
