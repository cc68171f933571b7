import { describe, expect, test } from 'vitest'
import { assetUrls } from '../outputs/asset-urls.ts'
import { buildSample, htmlOf } from '../testing/build-sample.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { processSample } from '../testing/sample-html.ts'
import { samplePage } from '../testing/sample-page.ts'

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

describe('an image', () => {
  test('next to the page gets its address, its size and lazy loading', () => {
    expect(processSample('<img src="box.png" alt="A box">', site)).toMatchObject({
      html: '<img src="/en-US/docs/Web/CSS/box.png" alt="A box" loading="lazy" width="20" height="10">',
      problems: [],
    })
  })

  test.each([
    ['./box.png', '/en-US/docs/Web/CSS/box.png'],
    ['Big%20Box.svg', '/en-US/docs/Web/CSS/Big%20Box.svg'],
    ['../top.png', '/en-US/docs/Web/top.png'],
    ['/en-US/docs/Web/CSS/box.png', '/en-US/docs/Web/CSS/box.png'],
    ['/en-US/docs/Web/top.png', '/en-US/docs/Web/top.png'],
  ])('may be addressed as %s', (src, url) => {
    const { html, problems } = processSample(`<img src="${src}" alt="">`, site)
    expect(html).toContain(` src="${url}"`)
    expect(problems).toEqual([])
  })

  test.each([
    ['BOX.png', '/en-US/docs/Web/CSS/box.png', 'info ill-cased-image: BOX.png is spelled box.png on disk'],
    ['big%20box.svg', '/en-US/docs/Web/CSS/Big%20Box.svg', 'info ill-cased-image: big%20box.svg is spelled Big Box.svg on disk'],
  ])('is found as %s, and its spelling reported', (src, url, problem) => {
    const { html, problems } = processSample(`<img src="${src}" alt="">`, site)
    expect(html).toContain(` src="${url}"`)
    expect(problems).toEqual([problem])
  })

  test('keeps a width of its own', () => {
    expect(processSample('<img src="box.png" alt="" width="7">', site).html).toBe(
      '<img src="/en-US/docs/Web/CSS/box.png" alt width="7" loading="lazy">',
    )
  })

  test('that cannot be measured is reported', () => {
    expect(processSample('<img src="box.png" alt="">', { ...site, sizes: {} })).toMatchObject({
      html: '<img src="/en-US/docs/Web/CSS/box.png" alt loading="lazy">',
      problems: ['warning unreadable-image: box.png is not an image that can be measured'],
    })
  })

  test('without a text is reported', () => {
    expect(processSample('<img src="box.png">', site).problems).toEqual(['warning missing-alt: the image has no `alt` text'])
  })
})

describe('a German page', () => {
  test('shows its own image, else the English one', () => {
    expect(processSample('<img src="kasten.png" alt="">', german).html).toContain(' src="/de/docs/Web/CSS/kasten.png"')
    expect(processSample('<img src="box.png" alt="">', german).html).toContain(' src="/en-US/docs/Web/CSS/box.png"')
    expect(processSample('<img src="../top.png" alt="">', german).html).toContain(' src="/en-US/docs/Web/top.png"')
  })

  test('may address an English image in full', () => {
    expect(processSample('<img src="/en-US/docs/Web/CSS/box.png" alt="">', german).html).toContain(' src="/en-US/docs/Web/CSS/box.png"')
  })
})

test('an image in another folder has the address at which it is served', () => {
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

describe('an image that is not there', () => {
  test.each([
    ['nowhere.png', '/en-US/docs/Web/CSS/nowhere.png'],
    ['../nowhere.png', '/en-US/docs/Web/nowhere.png'],
    ['/en-US/docs/Nowhere/x.png', '/en-US/docs/Nowhere/x.png'],
    ['/images/x.png', '/images/x.png'],
    ['../../../../../etc/passwd.png', '/etc/passwd.png'],
    ['../../../fr/web/css/boite.png', '/en-US/fr/web/css/boite.png'],
    ['..%2F..%2F..%2Ffr%2Fweb%2Fcss%2Fboite.png', '/en-US/docs/Web/CSS/..%2F..%2F..%2Ffr%2Fweb%2Fcss%2Fboite.png'],
    ['%E0%A4%A', '/en-US/docs/Web/CSS/%E0%A4%A'],
    ['scheme:x.png', 'scheme:x.png'],
    ['\\\\[', '\\\\['],
  ])('%s is reported, and its address is the one below the page', (src, address) => {
    const { html, problems } = processSample(`<img src="${src}" alt="">`, site)
    expect(problems).toEqual([`warning missing-image: no file ${src} next to the page`])
    expect(html).toBe(`<img src="${address}" alt loading="lazy">`)
  })

  test('but is one for any page, is reported with all the addresses of such files', () => {
    expect(processSample('<img src="/shared-assets/x.png" alt="">', site)).toMatchObject({
      html: '<img src="/shared-assets/x.png" alt loading="lazy">',
      problems: [],
    })
  })

  test('or has no address, is reported', () => {
    expect(processSample('<img alt="">', site).problems).toEqual(['warning missing-image: the image has no URL'])
  })
})

test('an image of another site is reported, one that stands in the page or is shared is not', () => {
  expect(processSample('<img src="https://example.org/x.png" alt="">', site).problems).toEqual([
    'info external-image: the image comes from another site',
  ])
  expect(processSample('<img src="data:image/png;base64,AA" alt=""><img src="/shared-assets/x.png" alt="">', site).problems).toEqual([])
})

describe('the other files of an image or a film', () => {
  test.each([
    ['<img src="box.png" srcset="../top.png, box.png 2x" alt="">', ' srcset="/en-US/docs/Web/top.png, /en-US/docs/Web/CSS/box.png 2x"'],
    [
      '<picture><source srcset="box.png 20w,../top.png 3w"></picture>',
      ' srcset="/en-US/docs/Web/CSS/box.png 20w, /en-US/docs/Web/top.png 3w"',
    ],
    ['<video poster=" box.png "></video>', ' poster="/en-US/docs/Web/CSS/box.png"'],
    ['<img src="box.png" srcset="data:image/png;base64,AA 2x" alt="">', ' srcset="data:image/png;base64,AA 2x"'],
  ])('have their addresses: %s', (source, shown) => {
    const { html, problems } = processSample(source, site)
    expect(html).toContain(shown)
    expect(problems).toEqual([])
  })

  test('are reported where they are not there, or of another site', () => {
    const source = '<video poster="no.png"></video><img src="box.png" srcset="none.png, https://example.org/x.png 2x, BOX.png 3x" alt="">'
    expect(processSample(source, site).problems).toEqual([
      'warning missing-image: no file no.png next to the page',
      'warning missing-image: no file none.png next to the page',
      'info external-image: the image comes from another site',
      'info ill-cased-image: BOX.png is spelled box.png on disk',
    ])
  })
})

test('films and sounds get their address, and no size', () => {
  const film = { ...site, assets: [asset('en-us/web/css/film.mp4')] }
  expect(processSample('<video src="film.mp4" controls></video><audio controls><source src="film.mp4"></audio>', film)).toMatchObject({
    html: '<video src="/en-US/docs/Web/CSS/film.mp4" controls></video><audio controls><source src="/en-US/docs/Web/CSS/film.mp4"></audio>',
    problems: [],
  })
})

test('a missing image of a real page is reported with line and column, and the page is built', () => {
  const built = buildSample({ 'files/en-us/a/index.md': '---\ntitle: A\nslug: A\n---\nText\n\n![alt](no.png)\n' }, '/en-US/docs/A')
  expect(built.problems).toEqual(['7:8 warning missing-image: no file no.png next to the page'])
  expect(htmlOf(built)).toBe('<p>Text</p>\n<p><img src="/en-US/docs/A/no.png" alt="alt" loading="lazy"></p>')
})
