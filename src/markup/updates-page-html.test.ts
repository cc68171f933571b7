import { describe, expect, test } from 'vitest'
import { plainUpdates } from '#contracts/updates-url.ts'
import { updatesPageWords } from '#locales/updates/page/updates-page-words.ts'
import { updateEvent, updateGroup, updatesReply } from './updates.fixture.ts'
import { updatesPageHtml, updatesShownText } from './updates-page-html.ts'

const words = updatesPageWords('en-US')
const plain = plainUpdates('en-US')
const found = (...groups: Parameters<typeof updatesReply>[0][number][]) => ({ kind: 'found', reply: updatesReply(groups) }) as const
const page = (outcome: Parameters<typeof updatesPageHtml>[0]['outcome'], asked = plain): string =>
  `${updatesPageHtml({ asked, outcome }, words)}`
const count = (html: string, part: string): number => html.split(part).length - 1

describe('a release', () => {
  const html = page(
    found(updateGroup([updateEvent('css.properties.color'), updateEvent('css.properties.color.rgb')], [updateEvent('api.Old')])),
  )

  test('has its name, the number of its updates, its day and its notes', () => {
    expect(html).toContain('<h2 id="release-firefox-120"><bdi>Firefox 120</bdi></h2><span class="updates-badge">3 updates</span>')
    expect(html).toContain('<time datetime="2023-11-21">Nov 21, 2023</time>')
    expect(html).toContain('href="https://vendor.example/120"')
  })

  test('lists its events by path, parts below, each with its category and what happened', () => {
    expect(html.match(/data-path="[^"]+"/g)).toEqual([
      'data-path="api.Old"',
      'data-path="css.properties.color"',
      'data-path="css.properties.color.rgb"',
    ])
    expect(html).toContain('<span class="updates-category">Web APIs</span><span class="updates-kind" data-kind="removed">removed</span>')
    expect(html).toContain('<span class="updates-category">CSS</span><span class="updates-kind" data-kind="added">added</span>')
    expect(html).toContain('<code dir="ltr">properties<wbr>.color</code> <span class="updates-more">+1</span>')
  })

  test('has its day in the language of the page', () => {
    const german = updatesPageHtml(
      { asked: plainUpdates('de'), outcome: found(updateGroup([updateEvent('css.a')])) },
      updatesPageWords('de'),
    )
    expect(`${german}`).toContain('<time datetime="2023-11-21">21.11.2023</time>')
  })

  test('with more events than a response has leads to the others', () => {
    const group = updateGroup([updateEvent('css.a')], [], { count: { added: 250, removed: 3 } })
    expect(page(found(group))).toContain('<span>Updates 1 to 1 of 253</span><a href="/en-US/plus/updates?release=firefox@120&amp;from=1">')
    const later = page(found(group), { ...plain, release: 'firefox@120', from: 252 })
    expect(later).toContain('Updates 253 to 253 of 253')
    expect(later).toContain('<a href="/en-US/plus/updates?release=firefox@120&amp;from=52">')
    expect(later).toContain('<a href="/en-US/plus/updates">Show all releases</a>')
  })
})

describe('an event', () => {
  const eventHtml = (...args: Parameters<typeof updateEvent>): string => page(found(updateGroup([updateEvent(...args)])))

  test('names the engines that have the feature', () => {
    expect(eventHtml('css.a', { compat: { engines: ['Blink', 'Gecko', 'WebKit'] } })).toContain(
      'aria-label="Supported in Blink, Gecko, and WebKit"',
    )
    const two = eventHtml('css.a', { compat: { engines: ['Blink', 'WebKit'] } })
    expect(two).toContain('title="Supported in Blink and WebKit"><i data-on></i><i></i><i data-on></i></span>')
    expect(eventHtml('css.a')).toContain('aria-label="Supported in no current engine"')
  })

  test('leads to its page, and says which one it is when that is another feature’s', () => {
    expect(eventHtml('css.a')).toContain('<a href="/en-US/docs/css.a">See full article</a></li>')
    const part = eventHtml('css.a.b', { title: 'The page of <a>', has_own_page: false, compat: { mdn_url: '/en-US/docs/What?' } })
    expect(part).toContain('<a href="/en-US/docs/What%3F">See full article</a> <bdi>The page of &lt;a&gt;</bdi>')
  })

  test('without a page leads to a search for its name', () => {
    expect(eventHtml('api.Document.scroll_event', { title: null, compat: { mdn_url: null } })).toContain(
      '<a href="/en-US/search?q=Document+scroll+event">Search for article</a>',
    )
  })

  test('says its status, its place in Baseline and its specifications, which are web addresses', () => {
    const html = eventHtml('css.a', {
      baseline: { status: 'low', since: '2024-01-01' },
      compat: {
        status: { deprecated: true, experimental: false, standard_track: false },
        spec_url: ['https://spec.example/a', 'javascript:alert(1)'],
      },
    })
    expect(html).toMatch(/aria-label="Deprecated".*aria-label="Non-standard"/)
    expect(html).toContain('Baseline: Newly available')
    expect([count(html, '>Specification</a>'), html.includes('javascript:')]).toEqual([1, false])
  })

  test('with a name of markup stays text', () => {
    expect(eventHtml('html.<script>"x')).not.toContain('<script>')
  })
})

describe('the form', () => {
  test('has what was asked for, and a way to reset it', () => {
    const html = page(found(), {
      ...plain,
      q: '"a"',
      browsers: ['edge', 'ie'],
      baseline: ['low'],
      sort: 'asc',
      doc: '/en-US/docs/Web',
      collections: ['c1'],
    })
    expect(html).toContain('value="&quot;a&quot;"')
    expect(html.match(/value="\w+" checked/g)).toEqual(['value="edge" checked', 'value="ie" checked', 'value="low" checked'])
    expect(html).toContain('data-chosen="browsers"><span aria-hidden="true">2</span><span class="visually-hidden">2 selected</span></span>')
    expect(html).toContain('<option value="asc" selected>Oldest</option>')
    expect(html).toContain('<input type="hidden" name="doc" value="/en-US/docs/Web">')
    expect(html).toContain('<input type="hidden" name="collections" value="c1">')
    expect(html).toContain('<a class="updates-reset" href="/en-US/plus/updates">Reset all filters</a>')
  })

  test('has nothing to reset at first', () => {
    expect(page(found())).toContain('<a class="updates-reset" href="/en-US/plus/updates" hidden>')
  })
})

describe('where there is no list, the page says why', () => {
  test.each([
    ['there are no updates', found(), plain, 'No updates found.'],
    ['none match', found(), { ...plain, q: 'x' }, 'No updates match your filters.'],
    ['the list has ended', { kind: 'found', reply: updatesReply([], { last: 3 }) }, { ...plain, page: 9 }, 'Go to the first page'],
    ['the filters are not valid', { kind: 'rejected' }, plain, 'These filters are not valid'],
    ['the server failed', { kind: 'failed' }, { ...plain, q: 'x' }, '<h2>Server error</h2>'],
    [
      'the user is not signed in',
      { kind: 'signed-out', logIn: '/in?next=a' },
      plain,
      '<a class="button" href="/in?next=a" rel="nofollow">Log in</a>',
    ],
    ['no server fills it in', { kind: 'unserved' }, plain, 'This page needs the server'],
  ] as const)('%s', (_, outcome, asked, text) => {
    expect(page(outcome, asked)).toContain(text)
  })

  test('a failure leads back to the same filters', () => {
    expect(page({ kind: 'failed' }, { ...plain, q: 'x' })).toContain('href="/en-US/plus/updates?q=x">Try again</a>')
  })
})

test.each([
  ['/en-US/docs/Web/CSS?a', 'href="/en-US/docs/Web/CSS%3Fa"'],
  ['javascript:alert(1)', 'Only updates of the page <bdi>javascript:alert(1)</bdi>'],
  ['//elsewhere.example/', 'page <bdi>//elsewhere.example/</bdi>'],
  ['/\\elsewhere.example/', 'page <bdi>/\\elsewhere.example/</bdi>'],
])('a list for the page %s leads to no other site', (doc, part) => {
  expect(page(found(), { ...plain, doc })).toContain(part)
})

test('the list leads to its feeds, that of collections to none', () => {
  const list = found(updateGroup([updateEvent('css.a')]))
  const html = page(list, { ...plain, browsers: ['edge'], page: 2 })
  expect(html).toContain('<a href="/en-US/plus/updates/rss.xml?browsers=edge" type="application/rss+xml">RSS feed</a>')
  expect(html).toContain('<a href="/en-US/plus/updates/feed.json?browsers=edge" type="application/feed+json">JSON Feed</a>')
  expect(page(list, { ...plain, collections: ['a'] })).not.toContain('RSS feed')
})

test('screen readers hear how much there is', () => {
  const reply = updatesReply([updateGroup([updateEvent('css.a')])], { last: 4, count: { releases: 17, events: 1234 } })
  expect(updatesShownText(reply, plain, words)).toBe('Page 1 of 4: 1,234 updates')
  expect(updatesShownText(updatesReply([]), { ...plain, q: 'x' }, words)).toBe('No updates match your filters.')
})
