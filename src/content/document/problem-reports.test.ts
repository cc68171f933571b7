import { expect, test } from 'vitest'
import { CompatData } from '../data/compat-data.ts'
import { CssDefinitions } from '../data/css-definitions.ts'
import { givenData } from '../data/data-sources.ts'
import { Features } from '../data/features.ts'
import { Specifications } from '../data/specifications.ts'
import { WebrefCss } from '../data/webref-css.ts'
import { buildSample } from '../testing/build-sample.ts'

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

test('a link of the author is reported where it stands, also after such a macro', () => {
  expect(problemsOf('{{CSSInfo}}\n\nText and [a link](/en-US/docs/Old).\n').at(-1)).toBe(
    '8:19 info redirected-link: /en-US/docs/Old has moved to /en-US/docs/New',
  )
})
