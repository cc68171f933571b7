import { describe, expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { buildSample } from '../testing/build-sample.ts'
import { processSample } from '../testing/sample-html.ts'
import { samplePage } from '../testing/sample-page.ts'

const site = {
  pages: [
    samplePage('Web'),
    samplePage('Web/CSS/:hover'),
    samplePage('Web/A?b'),
    samplePage('Web', { locale: 'de' }),
    samplePage('Nur_Deutsch', { locale: 'de' }),
  ],
  redirects: { '/en-US/docs/Old': '/en-US/docs/Web#part', '/en-US/docs/Gone': 'https://example.org/gone' },
}

describe('external links', () => {
  test('are marked and open in a tab of their own, with a word of warning', () => {
    expect(processSample('<a href="https://example.org/">x</a>')).toMatchObject({
      html: '<a href="https://example.org/" class="external" target="_blank" rel="noopener" title="Opens in a new tab">x</a>',
      problems: [],
    })
  })

  test('say so in the language of the page, and keep their class and title', () => {
    expect(processSample('<a href="http://example.org/" class="x" title="own">x</a>').html).toBe(
      '<a href="http://example.org/" class="x external" title="own" target="_blank" rel="noopener">x</a>',
    )
    expect(processSample('<a href="https://example.org/">x</a>', { locale: 'de' }).html).toContain(
      `title="${CONTENT_TEXTS.de.external_link}"`,
    )
  })
})

describe('links to pages of the site', () => {
  test.each([
    ['/en-US/docs/Web', '<a href="/en-US/docs/Web">x</a>'],
    ['/en-US/docs/Web#part', '<a href="/en-US/docs/Web#part">x</a>'],
    ['/en-US/docs/Web?a=b#part', '<a href="/en-US/docs/Web?a=b#part">x</a>'],
    ['/docs/Web', '<a href="/en-US/docs/Web">x</a>'],
    ['/en-US/docs/Web/CSS/:hover', '<a href="/en-US/docs/Web/CSS/:hover">x</a>'],
    ['/en-US/docs/Web/CSS/%3Ahover', '<a href="/en-US/docs/Web/CSS/:hover">x</a>'],
    ['/en-US/docs/Web/A%3Fb', '<a href="/en-US/docs/Web/A%3Fb">x</a>'],
    ['/de/docs/Nur_Deutsch', '<a href="/de/docs/Nur_Deutsch">x</a>'],
    ['#part', '<a href="#part">x</a>'],
    ['mailto:a@example.org', '<a href="mailto:a@example.org">x</a>'],
    ['MAILTO:A@EXAMPLE.ORG', '<a href="MAILTO:A@EXAMPLE.ORG">x</a>'],
    ['Tel:+1', '<a href="Tel:+1">x</a>'],
  ])('%s is in order', (href, html) => {
    expect(processSample(`<a href="${href}">x</a>`, site)).toMatchObject({ html, problems: [] })
  })

  test('a link to the page itself says so, one to a part of it does not', () => {
    expect(processSample('<a href="/en-US/docs/Sample">x</a>').html).toBe('<a href="/en-US/docs/Sample" aria-current="page">x</a>')
    expect(processSample('<a href="/en-US/docs/Sample#part">x</a>').html).toBe('<a href="/en-US/docs/Sample#part">x</a>')
  })

  test('another case is put right and reported', () => {
    expect(processSample('<a href="/EN-us/docs/web">x</a>', site)).toMatchObject({
      html: '<a href="/en-US/docs/Web">x</a>',
      problems: ['info ill-cased-link: /en-US/docs/web is spelled /en-US/docs/Web'],
    })
  })

  test('a slash at the end is taken off and reported', () => {
    expect(processSample('<a href="/en-US/docs/Web/">x</a>', site)).toMatchObject({
      html: '<a href="/en-US/docs/Web">x</a>',
      problems: ['info ill-cased-link: /en-US/docs/Web/ has a slash at its end'],
    })
  })

  test('a moved page is linked where it is, with the fragment of the redirect unless the link has one, and reported', () => {
    expect(processSample('<a href="/en-US/docs/Old">x</a>', site)).toMatchObject({
      html: '<a href="/en-US/docs/Web#part">x</a>',
      problems: ['info redirected-link: /en-US/docs/Old has moved to /en-US/docs/Web#part'],
    })
    expect(processSample('<a href="/en-US/docs/Old#own">x</a>', site).html).toBe('<a href="/en-US/docs/Web#own">x</a>')
  })

  test('a page that has left the site is an external link', () => {
    expect(processSample('<a href="/en-US/docs/Gone">x</a>', site)).toMatchObject({
      html: '<a href="https://example.org/gone" class="external" target="_blank" rel="noopener" title="Opens in a new tab">x</a>',
      problems: [],
    })
  })

  test('a page that is not written is marked, leads nowhere and is reported', () => {
    expect(processSample('<a href="/en-US/docs/Nowhere#x">x</a>', site)).toMatchObject({
      html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Nowhere#x">x</a>',
      problems: ['warning broken-link: no page /en-US/docs/Nowhere'],
    })
  })

  test('a German page leads to the English page where there is no German one, marked, and is no problem', () => {
    expect(processSample('<a href="/de/docs/Web/CSS/:hover#x">x</a>', { ...site, locale: 'de' })).toMatchObject({
      html: `<a href="/en-US/docs/Web/CSS/:hover#x" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}">x</a>`,
      problems: [],
    })
    expect(processSample('<a href="/docs/Web">x</a>', { ...site, locale: 'de' }).html).toBe('<a href="/de/docs/Web">x</a>')
  })
})

test.each([
  '/discord',
  '/users/x',
  '/en-US/plus',
  '/en-US/play#x',
  '/de/observatory/analyze',
  '/en-US/blog/x/',
  '/en-US/curriculum/',
  '/shared-assets/a.png',
  '/en-US/about',
  '/en-US/preferences',
])('%s is not checked', (href) => {
  expect(processSample(`<a href="${href}">x</a>`)).toMatchObject({ html: `<a href="${href}">x</a>`, problems: [] })
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '&#1;javascript:alert(1)',
  'jav&#x09;ascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'file:///etc/passwd',
  '//example.org/',
])('%j is rejected', (href) => {
  const { html, problems } = processSample(`<a href="${href}">x</a>`)
  expect(html).toBe('<a>x</a>')
  expect(problems).toEqual([expect.stringMatching(/^(?:error unsafe-link|warning rejected-attribute): /)])
})

test('a link to nowhere and a relative one are reported', () => {
  expect(processSample('<a href="">x</a>')).toMatchObject({ html: '<a>x</a>', problems: ['warning empty-link: the link has no address'] })
  expect(processSample('<a href="../x">x</a>').problems).toEqual(['info relative-link: ../x is not a URL from the root of the site'])
  expect(processSample('<a id="X">x</a>')).toMatchObject({ html: '<a id="x">x</a>', problems: [] })
})

describe('a link to a file next to the page', () => {
  const asset = (key: string) => ({ path: `/x/${key}`, key, hash: 'h' })
  const files = { assets: [asset('en-us/sample/Iceberg.jpg')], page: samplePage('Sample') }

  test('leads to the file, as it is spelled', () => {
    expect(processSample('<a href="Iceberg.jpg#top">x</a>', files)).toMatchObject({
      html: '<a href="/en-US/docs/Sample/Iceberg.jpg#top">x</a>',
      problems: [],
    })
    expect(processSample('<a href="/en-US/docs/Sample/iceberg.jpg">x</a>', files)).toMatchObject({
      html: '<a href="/en-US/docs/Sample/Iceberg.jpg">x</a>',
      problems: ['info ill-cased-link: /en-US/docs/Sample/iceberg.jpg is spelled Iceberg.jpg on disk'],
    })
  })

  test('that is not there is broken', () => {
    expect(processSample('<a href="no.jpg">x</a>', files)).toMatchObject({
      html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Sample/no.jpg">x</a>',
      problems: ['warning broken-link: no file no.jpg'],
    })
  })
})

describe('a link of this site to no document', () => {
  test.each(['/en-US/Some_page', '/Some_page', '/de/a/b', '/web.example/articles/x', '/en-US/Web/'])(
    '%s is broken where no page is there',
    (href) => {
      expect(processSample(`<a href="${href}">x</a>`).problems).toEqual([`warning broken-link: no page ${href}`])
    },
  )

  test.each([
    '/',
    '/en-US',
    '/en-US/',
    '/en-US/docs',
    '/sitemap.xml',
    '/en-US/search-index.json',
    '/static/x',
    '/bcd/api/v0/x',
    '/api/v1/x',
  ])('%s is a part of the site', (href) => {
    expect(processSample(`<a href="${href}">x</a>`)).toMatchObject({ html: `<a href="${href}">x</a>`, problems: [] })
  })
})

describe('a fragment in another case than all ids', () => {
  test.each([
    ['#Values', '#values', ['info ill-cased-link: #Values is spelled #values']],
    ['/en-US/docs/Web#Gr%C3%96%C3%9Fe', '/en-US/docs/Web#gr%C3%B6%C3%9Fe', ['info ill-cased-link: #Gr%C3%96%C3%9Fe is spelled #größe']],
    ['#größe', '#größe', []],
    ['#a%20"b"', '#a%20"b"', []],
    ['#:~:text=The%20Web', '#:~:text=The%20Web', []],
    ['#%E0%A4%A', '#%25e0%25a4%25a', ['info ill-cased-link: #%E0%A4%A is spelled #%e0%a4%a']],
  ])('%s leads to %s', (href, right, problems) => {
    const made = processSample(`<a href="${href.replaceAll('"', '&quot;')}">x</a>`, site)
    expect(made).toMatchObject({ html: `<a href="${right.replaceAll('"', '&quot;')}">x</a>`, problems })
  })
})

test('an address that cannot be decoded is a broken link', () => {
  expect(processSample('<a href="/en-US/docs/%E0%A4%A">x</a>').problems).toEqual(['warning broken-link: no page /en-US/docs/%E0%A4%A'])
})

test('a link with a path and a fragment in another case is reported once, and the next one at its own place', () => {
  const body = '[x](/EN-us/docs/A#B) [y](/en-US/docs/A#B)\n\n## B\n'
  const { problems } = buildSample({ 'files/en-us/a/index.md': `---\ntitle: A\nslug: A\n---\n${body}` }, '/en-US/docs/A')
  expect(problems).toEqual([
    '5:5 info ill-cased-link: /EN-us/docs/A is spelled /en-US/docs/A',
    '5:26 info ill-cased-link: #B is spelled #b',
  ])
})

test('problems of links are reported with line and column: in prose, lists, tables and raw HTML', () => {
  const body = [
    'a [x](/en-US/docs/One)',
    '',
    '- item',
    '- [x](/en-US/docs/Two)',
    '',
    '| a | b |',
    '| - | - |',
    '| c | [x](/en-US/docs/Three) |',
    '',
    '<p><a href="/en-US/docs/Four">x</a></p>',
    '',
  ]
  const { problems } = buildSample({ 'files/en-us/a/index.md': `---\ntitle: A\nslug: A\n---\n\n${body.join('\n')}` }, '/en-US/docs/A')
  expect(problems).toEqual(
    [
      ['6:7', 'One'],
      ['9:7', 'Two'],
      ['13:11', 'Three'],
      ['15:13', 'Four'],
    ].map(([place, name]) => `${place} warning broken-link: no page /en-US/docs/${name}`),
  )
})

test('the same broken link in two places is reported at both', () => {
  const body = '[x](/en-US/docs/One)\n\n[x](/en-US/docs/One)\n'
  const { problems } = buildSample({ 'files/en-us/a/index.md': `---\ntitle: A\nslug: A\n---\n${body}` }, '/en-US/docs/A')
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['5:5', '7:5'])
})
