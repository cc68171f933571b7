import { expect, test, vi } from 'vitest'
import { CompatData } from '../data/compat-data.ts'
import { CssDefinitions } from '../data/css-definitions.ts'
import { Features } from '../data/features.ts'
import { Specifications } from '../data/specifications.ts'
import { WebrefCss } from '../data/webref-css.ts'
import { buildBody, buildSample } from '../testing/build-sample.ts'
import { givenData } from '../testing/given-data.ts'
import { samplePage } from '../testing/sample-page.ts'
import { CallPlaces } from './call-places.ts'
import { ProblemReports } from './problem-reports.ts'

const { indexOf } = String.prototype

const SLUG = 'Web/CSS/Reference/Properties/grow'
const page = (slug: string, more = '', body = ''): string => `---\ntitle: X\nslug: ${slug}\n${more}---\n${body}`
const data = givenData({
  cssDefinitions: new CssDefinitions({
    rules: {},
    properties: { grow: { initial: '0', appliesto: 'some', inherited: false, percentages: 'no', computed: 'some', animationType: 'some' } },
    sentences: { some: { 'en-US': 'see <a href="/en-US/docs/Old">that</a> and <a href="/en-US/docs/Gone">this</a>' } },
  }),
  cssReference: new WebrefCss({ properties: [], types: [], functions: [], atrules: [] }),
  compat: new CompatData({ browsers: {} }),
  specifications: new Specifications([]),
  features: new Features({ features: {} }),
})
const files = {
  'files/en-us/new/index.md': page('New'),
  'files/en-us/_redirects.txt': '/en-US/docs/Old\t/en-US/docs/New\n',
}
const problemsOf = (body: string): readonly string[] =>
  buildSample(
    { ...files, [`files/en-us/${SLUG.toLowerCase()}/index.md`]: page(SLUG, 'page-type: css-property\n', body) },
    `/en-US/docs/${SLUG}`,
    { data },
  ).problems.filter((problem) => /redirected-link|broken-link/.test(problem))

test('a broken link in data that a macro shows is reported at the call of the macro, a moved one is followed', () => {
  expect([...new Set(problemsOf('Text about /en-US/docs/Older things.\n\n## Formal\n\nSee: {{CSSInfo}}\n'))]).toEqual([
    '10:6 warning broken-link: no page /en-US/docs/Gone',
  ])
})

test('a link that several calls show is reported at each of them', () => {
  const places = problemsOf('{{CSSInfo}}\n\n{{CSSInfo}}\n').flatMap((problem) => (problem.includes('Gone') ? [problem.split(' ')[0]] : []))
  expect(places).toEqual(['6:1', '6:1', '6:1', '8:1', '8:1', '8:1'])
})

test('a link of the author is reported where it stands, also after such a macro', () => {
  expect(problemsOf('{{CSSInfo}}\n\nText and [a link](/en-US/docs/Old).\n').at(-1)).toBe(
    '8:19 info redirected-link: /en-US/docs/Old has moved to /en-US/docs/New',
  )
})

/** The places of problems of a kind; the body begins in line 5. */
const placesOf = (kind: string, body: string): readonly string[] =>
  buildBody(body).problems.flatMap((problem) => (problem.includes(` ${kind}: `) ? [problem.split(' ')[0] ?? ''] : []))

const DEEP = `\`<div>\`\n\n${'<div>'.repeat(600)}\n`

test.each([
  ['rejected-attribute', 'Of onclick.\n\n<p onclick="a()">x</p>\n\n<p onclick="a()">x</p>\n', ['7:4', '9:4']],
  ['rejected-attribute', 'a <b title="onclick" onfocus=x ONCLICK="a(&quot;b&quot;)">x</b>\n', ['5:22', '5:32']],
  ['rejected-attribute', '`<a href="javascript:x">`\n\n<a href="javascript:y">x</a> <a href="javascript:x">x</a>\n', ['7:4', '7:33']],
  ['rejected-style', 'url(x) `<p style="a:url(x)">`\n\n<p style="a:url(x)">x</p>\n\n<p style="a:url(x)">x</p>\n', ['7:11', '9:11']],
  ['rejected-element', '`<script>` \\<script>\n\n<script>1</script>\n\n<script>2</script>\n', ['7:1', '9:1']],
  ['rejected-element', '<object><embed><embed></object>\n\n<embed>\n', ['5:1', '7:1']],
  ['rejected-element', '<form>\n<embed>\n</form>\n', ['5:1', '6:1']],
  [
    'unsafe-html',
    '`<iframe>`\n\n<iframe src="https://a.example/"></iframe>\n\n<iframe src="https://b.example/"></iframe>\n',
    ['7:14', '9:14'],
  ],
  ['deep-nesting', DEEP, ['7:1']],
  [
    'missing-image',
    'x.png\n\n<img src="x.png" alt="a">\n\n<img src="x.png" alt="b" srcset="y.png 1x, z.png 2x">\n',
    ['7:11', '9:34', '9:44', '9:11'],
  ],
  ['missing-alt', '<img src="x.png" alt="">\n\n<img src="x.png">\n\n<img src="x.png">\n', ['7:11', '9:11']],
  ['sample-without-code', 'EmbedLiveSample\n\n{{EmbedLiveSample("a")}}\n\n{{EmbedLiveSample("b")}}\n', ['7:1', '9:1']],
])('each problem of the kind %s stands at its own tag: %j', (kind, body, places) => {
  expect(placesOf(kind, body)).toEqual(places)
})

test('a problem of HTML that is not found as a tag has no line', () => {
  expect(placesOf('rejected-attribute', '<p onclick="a()"x>x</p>\n')).toEqual(['undefined:undefined'])
})

const NO_MACROS = { outputs: [], offsets: [] }

/** How many characters `indexOf` goes through. */
function countSearched(run: () => void): number {
  let searched = 0
  const spy = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, text, from = 0) {
    const found = indexOf.call(this, text, from)
    searched += (found < 0 ? this.length : found) - from
    return found
  })
  run()
  spy.mockRestore()
  return searched
}

/** Finds the places of so many links, each to an address that is written in another way. */
function findLinks(links: number): void {
  const body = Array.from({ length: links }, (_, index) => `[a](<#b ${index}>)\n\n`).join('')
  const placeOf = new ProblemReports(samplePage('Sample'), body).ofLinks({ text: body, ...NO_MACROS })
  const lines = Array.from({ length: links }, (_, index) => placeOf({ line: index * 2, address: `#b%20${index}` }).line)
  expect(lines.at(-1)).toBe(links * 2 - 1)
}

/** Finds the places of so many images of one line. */
function findImages(images: number, isWrittenOtherwise: boolean): void {
  const body = Array.from({ length: images }, (_, index) => `![a](<b ${index}>)`).join(' ')
  const reports = new ProblemReports(samplePage('Sample'), body)
  const report = reports.ofHtml({ text: body, ...NO_MACROS })
  for (let index = 0; index < images; index++) {
    const needle = isWrittenOtherwise ? `b%20${index}` : `b ${index}`
    report({ kind: 'missing-image', severity: 'warning', message: '', place: { line: 0, needle } })
  }
  expect(reports.diagnostics.at(-1)).toMatchObject({ line: 1, column: isWrittenOtherwise ? 1 : body.lastIndexOf('b') + 1 })
}

test('many images of one line are not searched for from its beginning, nor each through the rest of the page', () => {
  for (const isWrittenOtherwise of [false, true]) {
    const searched = [400, 100].map((images) => countSearched(() => findImages(images, isWrittenOtherwise)))
    expect(searched[0]).toBeLessThan((searched[1] ?? 0) * 5)
  }
})

test('of the links whose addresses are written in another way, one is searched for in the whole page', () => {
  expect(countSearched(() => findLinks(400))).toBeLessThan(countSearched(() => findLinks(100)) * 5)
})

test('a link that follows one whose address is written in another way has its own place', () => {
  const body = '[a](#x) [b](<#y z>) [c](#x) [d](<#y z>)\n\n[e](#x)\n'
  const placeOf = new ProblemReports(samplePage('Sample'), body).ofLinks({ text: body, ...NO_MACROS })
  const links = [
    [0, '#x'],
    [0, '#y%20z'],
    [0, '#x'],
    [0, '#y%20z'],
    [2, '#x'],
  ] as const
  expect(links.map(([line, address]) => placeOf({ line, address })).map(({ line, column }) => `${line}:${column}`)).toEqual([
    '1:5',
    '1:14',
    '1:25',
    '1:34',
    '3:5',
  ])
})

test('the outputs of macros are searched once for the links that are reported', () => {
  let reads = 0
  const outputs = Array.from({ length: 50 }, (_, index) => `<a href="/${index}">x</a>`)
  const counted = new Proxy(outputs, {
    get(target, key) {
      reads += 1
      return Reflect.get(target, key)
    },
  })
  const calls = new CallPlaces({ outputs: counted, offsets: outputs.map((_, index) => index * 10) })
  expect(outputs.map((_, index) => calls.take(`/${index}`))).toEqual(outputs.map((_, index) => index * 10))
  expect(reads).toBeLessThan(outputs.length * 4)
})
