import { describe, expect, test } from 'vitest'
import { buildSample, htmlOf } from '../testing/build-sample.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { processSample } from '../testing/sample-html.ts'
import { samplePage } from '../testing/sample-page.ts'
import { assetUrls } from '../write/asset-urls.ts'

const asset = (key: string) => ({ path: `/root/${key}`, key, hash: 'h' })
const assets = [
  'en-us/web/css/box.png',
  'en-us/web/css/Big Box.svg',
  'en-us/web/top.png',
  'de/web/css/kasten.png',
  'fr/web/css/boite.png',
].map(asset)
const sizes = {
  '/root/en-us/web/css/box.png': { width: 20, height: 10 },
  '/root/en-us/web/top.png': { width: 3, height: 4 },
  '/root/de/web/css/kasten.png': { width: 1, height: 2 },
  '/root/en-us/web/css/Big Box.svg': { width: 5, height: 6 },
}
const css = samplePage('Web/CSS')
const site = { page: css, pages: [samplePage('Web')], assets, sizes }
const german = {
  ...site,
  page: samplePage('Web/CSS', { locale: 'de' }),
  pages: [css, samplePage('Web'), samplePage('Web', { locale: 'de' })],
}

describe('a picture', () => {
  test('beside the page gets its address, its size and lazy loading', () => {
    expect(processSample('<img src="box.png" alt="A box">', site)).toMatchObject({
      html: '<img src="/en-US/docs/Web/CSS/box.png" alt="A box" loading="lazy" width="20" height="10">',
      faults: [],
    })
  })

  test.each([
    ['./box.png', '/en-US/docs/Web/CSS/box.png'],
    ['Big%20Box.svg', '/en-US/docs/Web/CSS/Big%20Box.svg'],
    ['../top.png', '/en-US/docs/Web/top.png'],
    ['/en-US/docs/Web/CSS/box.png', '/en-US/docs/Web/CSS/box.png'],
    ['/en-US/docs/Web/top.png', '/en-US/docs/Web/top.png'],
  ])('may be addressed as %s', (src, url) => {
    const { html, faults } = processSample(`<img src="${src}" alt="">`, site)
    expect(html).toContain(` src="${url}"`)
    expect(faults).toEqual([])
  })

  test.each([
    ['BOX.png', '/en-US/docs/Web/CSS/box.png', 'info ill-cased-image: BOX.png is spelled box.png on disk'],
    ['big%20box.svg', '/en-US/docs/Web/CSS/Big%20Box.svg', 'info ill-cased-image: big%20box.svg is spelled Big Box.svg on disk'],
  ])('is found as %s, and its spelling reported', (src, url, fault) => {
    const { html, faults } = processSample(`<img src="${src}" alt="">`, site)
    expect(html).toContain(` src="${url}"`)
    expect(faults).toEqual([fault])
  })

  test('keeps a width of its own', () => {
    expect(processSample('<img src="box.png" alt="" width="7">', site).html).toBe(
      '<img src="/en-US/docs/Web/CSS/box.png" alt width="7" loading="lazy">',
    )
  })

  test('that cannot be measured is reported', () => {
    expect(processSample('<img src="box.png" alt="">', { ...site, sizes: {} })).toMatchObject({
      html: '<img src="/en-US/docs/Web/CSS/box.png" alt loading="lazy">',
      faults: ['warning unreadable-image: box.png is no picture that can be measured'],
    })
  })

  test('without a text is reported', () => {
    expect(processSample('<img src="box.png">', site).faults).toEqual(['warning missing-alt: the picture has no `alt` text'])
  })
})

describe('a German page', () => {
  test('shows its own picture, else the English one', () => {
    expect(processSample('<img src="kasten.png" alt="">', german).html).toContain(' src="/de/docs/Web/CSS/kasten.png"')
    expect(processSample('<img src="box.png" alt="">', german).html).toContain(' src="/en-US/docs/Web/CSS/box.png"')
    expect(processSample('<img src="../top.png" alt="">', german).html).toContain(' src="/en-US/docs/Web/top.png"')
  })

  test('may address an English picture in full', () => {
    expect(processSample('<img src="/en-US/docs/Web/CSS/box.png" alt="">', german).html).toContain(' src="/en-US/docs/Web/CSS/box.png"')
  })
})

test('a picture in another folder has the address at which it is served', () => {
  const keys = ['en-us/web/css/_colon_hover/Sub/a.png', 'en-us/web/css/images/b.png', 'de/web/css/images/c.png']
  const own = samplePage('Web/CSS/:hover')
  const all = [own, samplePage('Web/CSS'), samplePage('Web')]
  const options = { page: own, pages: all.slice(1), assets: keys.map(asset), sizes: {} }
  const served = assetUrls(options.assets, sampleFacts({ pages: all }).tree).map(({ url }) => url)
  const shown = ['sub/a.png', '../images/b.png', '/de/docs/Web/CSS/images/c.png'].map(
    (src) => / src="([^"]*)"/.exec(processSample(`<img src="${src}" alt="">`, options).html)?.[1],
  )
  expect(shown).toEqual(['/en-US/docs/Web/CSS/:hover/Sub/a.png', '/en-US/docs/Web/CSS/images/b.png', '/de/docs/Web/CSS/images/c.png'])
  expect(shown).toEqual(served)
})

describe('a picture that is not there', () => {
  test.each([
    'nowhere.png',
    '../nowhere.png',
    '/en-US/docs/Nowhere/x.png',
    '/images/x.png',
    '../../../../../etc/passwd.png',
    '../../../fr/web/css/boite.png',
    '..%2F..%2F..%2Ffr%2Fweb%2Fcss%2Fboite.png',
    '%E0%A4%A',
  ])('%s is reported and keeps its address', (src) => {
    const { html, faults } = processSample(`<img src="${src}" alt="">`, site)
    expect(faults).toEqual([`warning missing-image: no file ${src} beside the page`])
    expect(html).toBe(`<img src="${src}" alt loading="lazy">`)
  })

  test('or has no address, is reported', () => {
    expect(processSample('<img alt="">', site).faults).toEqual(['warning missing-image: the picture has no address'])
  })
})

test('a picture of another site is reported, one that stands in the page or is shared is not', () => {
  expect(processSample('<img src="https://example.org/x.png" alt="">', site).faults).toEqual([
    'info external-image: the picture comes from another site',
  ])
  expect(processSample('<img src="data:image/png;base64,AA" alt=""><img src="/shared-assets/x.png" alt="">', site).faults).toEqual([])
})

test('films and sounds get their address, and no size', () => {
  const film = { ...site, assets: [asset('en-us/web/css/film.mp4')] }
  expect(processSample('<video src="film.mp4" controls></video><audio controls><source src="film.mp4"></audio>', film)).toMatchObject({
    html: '<video src="/en-US/docs/Web/CSS/film.mp4" controls></video><audio controls><source src="/en-US/docs/Web/CSS/film.mp4"></audio>',
    faults: [],
  })
})

test('a missing picture of a real page is told with line and column, and the page is built', () => {
  const built = buildSample({ 'files/en-us/a/index.md': '---\ntitle: A\nslug: A\n---\nText\n\n![alt](no.png)\n' }, '/en-US/docs/A')
  expect(built.faults).toEqual(['7:8 warning missing-image: no file no.png beside the page'])
  expect(htmlOf(built)).toBe('<p>Text</p>\n<p><img src="no.png" alt="alt" loading="lazy"></p>')
})
