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
    sentences: { some: { 'en-US': 'see <a href="/en-US/docs/Old">that</a>' } },
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
const faultsOf = (body: string): readonly string[] =>
  buildSample(
    { ...files, [`files/en-us/${SLUG.toLowerCase()}/index.md`]: page(SLUG, 'page-type: css-property\n', body) },
    `/en-US/docs/${SLUG}`,
    { data },
  ).faults.filter((fault) => fault.includes('redirected-link'))

test('a link in data that a macro shows is told at the call of the macro', () => {
  expect([...new Set(faultsOf('Text about /en-US/docs/Older things.\n\n## Formal\n\nSee: {{CSSInfo}}\n'))]).toEqual([
    '10:6 info redirected-link: /en-US/docs/Old has moved to /en-US/docs/New',
  ])
})

test('a link of the author is told where it stands, also behind such a macro', () => {
  expect(faultsOf('{{CSSInfo}}\n\nText and [a link](/en-US/docs/Old).\n').at(-1)).toBe(
    '8:19 info redirected-link: /en-US/docs/Old has moved to /en-US/docs/New',
  )
})
