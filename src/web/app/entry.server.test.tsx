import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { DocPage, Page } from '#contracts/page.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { shellHtml } from '../shell/shell-html.tsx'
import { translator } from '../texts/translator.ts'
import { App, renderAccountSlot } from './app.tsx'
import { renderPage } from './entry.server.tsx'
import { ASSETS, DOCUMENT, HOME, NOT_FOUND, SEARCH, SIDEBAR, SITE } from './example-page.fixture.ts'
import { viewOf } from './pages/load-kind.ts'
import { PAGE_KINDS } from './pages/page-kinds.ts'
import { linkedStylesheets } from './pages/page-stylesheets.ts'

const PAGES = [
  ['document', DOCUMENT],
  ['home page', HOME],
  ['not-found page', NOT_FOUND],
  ['search page', SEARCH],
] as const satisfies readonly (readonly [string, Page])[]

function render(page: Page): string {
  return renderPage({ page, sidebar: SIDEBAR, site: SITE, assets: ASSETS })
}

function changed(changes: Partial<DocPage['doc']>): DocPage {
  return { ...DOCUMENT, doc: { ...DOCUMENT.doc, ...changes } }
}

describe.each(PAGES)('every page: a %s', (_name, page) => {
  test('is a whole HTML document with its title, language, stylesheet and loader', () => {
    const html = render(page)
    expect(html).toMatch(/^<!doctype html>\n<html lang="(en-US|de)">/)
    const [first] = linkedStylesheets(PAGE_KINDS[page.renderer].stylesheets, html)
    expect(html).toContain(`<link rel="stylesheet" href="/static/${first}.89abcdef.css">`)
    expect(html).toContain('<link rel="stylesheet" href="/static/print.89abcdef.css" media="print">')
    // After all that is read: the page is painted without it.
    expect(html.trimEnd().endsWith('<link rel="stylesheet" href="/static/panels.89abcdef.css">\n</body>\n</html>')).toBe(true)
    expect(html).toContain('<script type="module" src="/static/loader.01234567.js"></script>')
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.trimEnd()).toMatch(/<\/html>$/)
  })

  test('informs browsers of the search of the site in its language', () => {
    const brand = { ...SITE.brand, shortName: 'A "Room" & <Library>' }
    const html = renderPage({ page, sidebar: SIDEBAR, site: { ...SITE, brand }, assets: ASSETS })
    const [, lang] = /<html lang="(.*?)"/.exec(html) ?? []
    expect(html).toContain(
      `<link rel="search" type="application/opensearchdescription+xml" title="A &quot;Room&quot; &amp; &lt;Libr" href="/opensearch.xml?locale=${lang}">`,
    )
  })

  test('has no inline style, no inline handler and one inline script that runs', () => {
    const html = render(page)
    const tags = html.match(/<[a-z][^>]*>/g) ?? []
    expect(tags.filter((tag) => /\s(style|on[a-z]+)=/i.test(tag))).toEqual([])
    expect(tags.filter((tag) => tag.startsWith('<style'))).toEqual([])
    expect(tags.filter((tag) => tag.startsWith('<script'))).toEqual([
      '<script>',
      '<script type="module" src="/static/loader.01234567.js">',
      '<script type="speculationrules">',
      ...(page.renderer === 'SpaNotFound' || page.renderer === 'Search' ? [] : ['<script type="application/ld+json">']),
      '<script type="application/json" id="page-data">',
    ])
    expect(html).toContain(`<script>${ASSETS.themeScript}</script>`)
  })

  test('is the same each time and holds no year but those of its content', () => {
    expect(render(page)).toBe(render(page))
    expect(render(page)).not.toContain(String(new Date().getFullYear() + 1))
    expect(render(page)).toMatch(/© 1998–<span data-year="">present<|© 1998–<span data-year="">heute</)
  })

  test('is, part by part, what the browser hydrates as one tree', () => {
    const locale = page.renderer === 'Doc' ? 'en-US' : page.locale
    const t = translator(interfaceTexts(locale), locale)
    const state = {
      main: { kind: 'page', view: viewOf(page, { sidebar: SIDEBAR, t }) },
      currentUrl: page.url,
      isLoading: false,
      announcement: '',
    } as const
    const context = { locale, site: SITE, t }
    const account = renderAccountSlot(SITE, encodeURIComponent(page.renderer === 'SpaNotFound' ? `/${locale}/` : page.url))
    const shell = shellHtml({ site: SITE, context, currentUrl: page.url, account })
    const tree = renderToString(<App context={context} shell={shell} state={state} onMounted={() => undefined} />)
    expect(render(page)).toContain(`>${tree}</div>\n<script type="application/json"`)
  })
})

describe('a document', () => {
  test('says in its head what it is and where else it is', () => {
    const html = render(DOCUMENT)
    expect(html).toContain('<title>gap - CSS | RR</title>')
    expect(html).toContain('<meta name="description" content="The &quot;gap&quot; property &amp; its &lt;parts&gt;.">')
    expect(html).toContain('<link rel="canonical" href="https://room.example/en-US/docs/Web/CSS/gap">')
    expect(html).toContain('<link rel="alternate" hreflang="de" href="https://room.example/de/docs/Web/CSS/gap">')
    expect(html).toContain('<link rel="stylesheet" href="/static/page.44556677.css" data-page-style>')
    expect(html).not.toContain('name="robots"')
    expect(render(changed({ noIndexing: true }))).toContain('<meta name="robots" content="noindex">')
  })

  test('holds its body once', () => {
    const html = render(DOCUMENT)
    expect(html.split('The first paragraph.')).toHaveLength(2)
    expect(html.split('gap: 1rem')).toHaveLength(2)
  })

  test('shows the branch of the sidebar, open at the current page, and counts what is left out', () => {
    const html = render(DOCUMENT)
    expect(html).toContain('<a href="/en-US/docs/Web/CSS/gap" aria-current="page"><code>gap</code></a>')
    expect(html).toContain('… 12 more')
  })

  test('says above its text how far its feature can be relied on, once', () => {
    const html = render(changed({ baselineStatus: 'discouraged' }))
    expect(html).toMatch(/<\/h1>.*<strong>Discouraged<\/strong> Avoid this feature in new projects\..*data-section="0"/s)
    expect(html.split('Avoid this feature')).toHaveLength(2)
    expect(render(DOCUMENT)).not.toContain('data-baseline')
  })

  test('writes its day in UTC', () => {
    expect(render(DOCUMENT)).toContain('<time dateTime="2026-02-03T23:30:00Z">Feb 3, 2026</time>')
  })

  test('marks the area it belongs to by the longest address', () => {
    expect(render(DOCUMENT)).toContain('<a href="/en-US/docs/Web/CSS" aria-current="true"><b>CSS</b>')
    expect(render(DOCUMENT)).toContain('<a href="/en-US/docs/Web"><b>Web</b>')
  })

  test('without parents has no breadcrumbs, and an empty list of them is an error', () => {
    expect(render(changed({ parents: null }))).not.toContain('BreadcrumbList')
    expect(render(DOCUMENT)).toContain('BreadcrumbList')
    expect(() => render(changed({ parents: [] }))).toThrow('breadcrumbs need at least one parent')
  })

  test('with a section of an unknown type is an error that names it', () => {
    const body = JSON.parse('[{"type":"hologram","value":{"isH3":false}}]')
    expect(() => render(changed({ body }))).toThrow('hologram')
  })
})

describe('languages', () => {
  const translations: DocPage['doc']['other_translations'] = [
    { locale: 'en-US', title: 'gap', native: 'English (US)' },
    { locale: 'de', title: 'gap', native: 'Deutsch' },
    { locale: 'he', title: 'gap', native: 'עברית' },
  ]
  const translation = { sourceCommit: null, freshness: 'unknown', isMachineMade: false } as const
  const inLocale = (locale: DocPage['doc']['locale'], changes: Partial<DocPage['doc']> = {}): DocPage => ({
    ...changed({ locale, other_translations: translations, translation, ...changes }),
    url: `/${locale}/docs/Web/CSS/gap?`,
  })

  test('the document says its language, and its direction where that is not the usual one', () => {
    expect(render(inLocale('he'))).toContain('<html lang="he" dir="rtl">')
    expect(render(inLocale('de'))).toContain('<html lang="de">')
  })

  test('a page in several languages has a menu of them, its own first; a page in one has none', () => {
    const [, menu = ''] = /<details class="disclosure language-menu".*?<ul>(.*?)<\/ul>/s.exec(render(inLocale('de'))) ?? []
    expect([...menu.matchAll(/href="([^"]*)" hrefLang="([^"]*)"/g)].map(([, url, lang]) => `${lang} ${url}`)).toEqual([
      'de /de/docs/Web/CSS/gap%3F',
      'en-US /en-US/docs/Web/CSS/gap%3F',
      'he /he/docs/Web/CSS/gap%3F',
    ])
    expect(menu).toContain('<bdi lang="he">עברית</bdi>')
    expect(render(changed({ other_translations: translations.slice(0, 1) }))).not.toContain('id="article-actions"')
  })

  test.each([
    ['de', { translation }, 'note', 'Diese Seite wurde von der Community'],
    ['de', { translation: { ...translation, freshness: 'outdated' } }, 'warning', 'Übersetzung ist veraltet'],
    ['de', { translation: { ...translation, isMachineMade: true } }, 'experimental', 'maschinell'],
    ['he', { translation: { ...translation, freshness: 'outdated' } }, 'warning', 'no longer maintained'],
    ['he', { translation: { ...translation, isMachineMade: true } }, 'experimental', 'by machine'],
  ] as const)('a translation in %s that is %j has the card %s', (locale, changes, card, text) => {
    const html = render(inLocale(locale, changes))
    const [, note = ''] = new RegExp(`<aside class="notecard ${card} translation-note"(.*?)</aside>`, 's').exec(html) ?? []
    expect(note).toContain(text)
    expect(note).toContain('<a href="/en-US/docs/Web/CSS/gap%3F" hrefLang="en-US">')
    expect(note.startsWith(' lang="en-US"')).toBe(locale === 'he')
  })

  test('the note of a translation without an English page leads nowhere', () => {
    const html = render(inLocale('de', { other_translations: translations.slice(1) }))
    expect(html).toContain('translation-note')
    expect(html).not.toContain('hrefLang="en-US"')
  })

  test('an English page has no such note', () => {
    expect(render(changed({ translation: null }))).not.toContain('translation-note')
  })

  test('the home page lists the languages of the site, other pages do not', () => {
    const listOf = (page: Page, site = SITE): readonly string[] =>
      [
        ...(/<nav class="language-list".*?<\/nav>/s.exec(renderPage({ page, site, assets: ASSETS }))?.[0] ?? '').matchAll(
          /hrefLang="([^"]*)"/g,
        ),
      ].map(([, lang = '']) => lang)
    expect(listOf(HOME)).toHaveLength(10)
    expect(listOf(HOME, { ...SITE, communityLocales: ['ar', 'he'] }).slice(-2)).toEqual(['ar', 'he'])
    expect([listOf(DOCUMENT), listOf(NOT_FOUND)]).toEqual([[], []])
  })
})

describe('the hydration data', () => {
  test('can not end its script and is valid JSON', () => {
    const html = render(changed({ title: '</script><script>alert(1)</script>\u2028\u2029<!--' }))
    const json = html.slice(html.indexOf('id="page-data">') + 'id="page-data">'.length, html.lastIndexOf('</script>'))
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json)).toMatchObject({ page: { doc: { title: '</script><script>alert(1)</script>\u2028\u2029<!--' } } })
  })
})

describe('the not-found page', () => {
  test('leaves the place of the path open, is in its language and is not indexed', () => {
    const html = render(NOT_FOUND)
    expect(html).toContain('<p>Die Seite <span data-path></span> konnte leider nicht gefunden werden.</p>')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('href="/de/"')
    expect(html).not.toContain('rel="canonical"')
  })
})

describe('the home page', () => {
  test('shows the brand, the areas and the articles', () => {
    const html = render(HOME)
    expect(html).toContain('<h1 tabindex="-1">Reading Room</h1>')
    expect(html).toContain('How pages look.')
    expect(html).toContain('Grid &amp; flex')
  })
})

test('the data of a page has the settings that scripts read, and not the lists of header and footer', () => {
  const more = { translationHosts: ['proxy.example'], surveys: '/static/surveys/surveys.0123456789abcdef.json' }
  const html = renderPage({ page: DOCUMENT, sidebar: SIDEBAR, site: { ...SITE, ...more }, assets: ASSETS })
  const data: unknown = JSON.parse(/id="page-data">([^<]*)</.exec(html)?.[1] ?? '')
  expect(data).toMatchObject({ site: more })
  for (const list of ['menus', 'footer', 'account', 'firstYear']) expect(data).not.toHaveProperty(['site', list])
})
