import { describe, expect, test } from 'vitest'
import type { BlogPostPage } from '#contracts/areas.ts'
import { blogFeeds, JSON_FEED_PATH, RSS_PATH } from './feeds.ts'

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
      keywords: slug === 'tagged' ? ['x'] : [],
      sponsored: false,
      date: '2026-02-03',
      author: { name: 'N & M', link: slug === 'tagged' ? 'https://n.example/' : null, avatar_url: null },
      readTime: 1,
      links: { previous: null, next: null },
    },
  }
}

test('without posts there are no feeds', () => {
  expect([...blogFeeds([], SITE)]).toEqual([])
})

describe('RSS', () => {
  test('holds each post with its whole text', () => {
    expect(blogFeeds([post('a', '<p>x</p>', 'a.png')], SITE).get(RSS_PATH)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>A &amp; B Blog</title>
<link>https://paint.example/en-US/blog/</link>
<description>Blog it better</description>
<language>en-US</language>
<atom:link href="https://paint.example/en-US/blog/rss.xml" rel="self" type="application/rss+xml"/>
<item>
<title>On &lt;a&gt;</title>
<link>https://paint.example/en-US/blog/a/</link>
<guid>https://paint.example/en-US/blog/a/</guid>
<pubDate>Tue, 03 Feb 2026 00:00:00 GMT</pubDate>
<dc:creator>N &amp; M</dc:creator>
<description>All &amp; more</description>
<enclosure url="https://paint.example/en-US/blog/a/a.png" length="1234" type="image/png"/>
<content:encoded><![CDATA[<p>x</p>
<h3><code>Part</code></h3>]]></content:encoded>
</item>
</channel>
</rss>
`)
  })

  test.each(['gone.png', 'a.unknown'])('has no enclosure for the picture %s, whose size or type is not known', (file) => {
    expect(blogFeeds([post('a', '', file)], SITE).get(RSS_PATH)).not.toContain('<enclosure')
  })

  test('stays XML whatever a post holds', () => {
    const rss = blogFeeds([post('a', '<p>]]&gt; ]]> \u0000\u0008\uFFFE</p>')], SITE).get(RSS_PATH) ?? ''
    expect(rss).toContain('<p>]]&gt; ]]]]><![CDATA[> </p>')
    expect(['\0', '\u0008', '\uFFFE'].filter((character) => rss.includes(character))).toEqual([])
  })
})

test('the JSON feed holds the same posts', () => {
  const feed: unknown = JSON.parse(blogFeeds([post('tagged', '<p>x</p>')], SITE).get(JSON_FEED_PATH) ?? '')
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
        tags: ['x'],
      },
    ],
  })
})

test.each([
  ['<a href="/en-US/docs/Web">', '<a href="https://paint.example/en-US/docs/Web">'],
  ['<a href="#part">', '<a href="https://paint.example/en-US/blog/a/#part">'],
  ['<a class="x" href="https://o.example/">', '<a class="x" href="https://o.example/">'],
  ['<img src="/a.png" alt=" src=/b">', '<img src="https://paint.example/a.png" alt=" src=/b">'],
  ['<code>href="/x"</code>', '<code>href="/x"</code>'],
])('%s is whole in a feed', (written, whole) => {
  expect(blogFeeds([post('a', written)], SITE).get(JSON_FEED_PATH)).toContain(JSON.stringify(whole).slice(1, -1))
})

test('a feed holds the newest fifty posts', () => {
  const posts = Array.from({ length: 51 }, (_, index) => post(`p${index}`, ''))
  const rss = blogFeeds(posts, SITE).get(RSS_PATH) ?? ''
  expect(rss.match(/<item>/g)).toHaveLength(50)
  expect(rss).not.toContain('/p50/')
})
