import { expect, test } from 'vitest'
import { CssDefinitions } from '../../data/css-definitions.ts'
import type { DataTypes } from '../../data/data-sources.ts'
import { WebrefCss } from '../../data/webref-css.ts'
import { createMacroContext } from '../../document/macro-context.ts'
import { givenData } from '../../testing/given-data.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { sampleFacts } from '../../testing/sample-facts.ts'
import { samplePage } from '../../testing/sample-page.ts'
import { Questions } from '../../tree/facts.ts'
import { expandMacros } from '../expand.ts'

const R = 'Web/CSS/Reference'
const data: Partial<DataTypes> = {
  cssDefinitions: new CssDefinitions({
    properties: {
      grow: {
        initial: '0',
        appliesto: 'allElements',
        alsoAppliesTo: ['::first-line', '::placeholder'],
        inherited: false,
        percentages: 'no',
        computed: 'asLength',
        animationType: 'lpc',
        stacking: true,
      },
      pair: { initial: ['left-half', 'right-half'], inherited: true, percentages: 'ofParent' },
      'left-half': { initial: "'grow'" },
      'right-half': { initial: 'a<b' },
      ring: { initial: ['ring'] },
    },
    rules: { '@page': { descriptors: { size: { initial: 'auto', percentages: 'no', computed: 'asSpecified' } } } },
    sentences: {
      allElements: { 'en-US': 'all elements', de: 'alle Elemente' },
      asLength: { 'en-US': 'an absolute {{cssxref("length")}}' },
      asSpecified: { 'en-US': 'as specified' },
      length: { 'en-US': 'a length', de: 'eine Länge' },
      lpc: { 'en-US': '$1$, percentage or calc();' },
      ofParent: { 'en-US': 'of the parent' },
    },
    translations: { 'see <prose>': { de: 'siehe <Text>' } },
  }),
  cssReference: new WebrefCss({
    properties: [
      { name: 'newest', initial: 'none', appliesTo: 'see <prose>', inherited: 'no', percentages: 'N/A', computedValue: 'as specified' },
    ],
    types: [],
    functions: [],
    atrules: [{ name: '@page', descriptors: [{ name: 'bleed', initial: 'see <prose>' }] }],
  }),
}
const property = (name: string, locale: 'en-US' | 'de' | 'ko' = 'en-US') =>
  samplePage(`${R}/Properties/${name}`, { locale, pageType: 'css-property' })
const row = (title: string, value: string): string => `<tr><th scope="row">${title}</th><td>${value}</td></tr>`
const table = (...rows: readonly string[]): string => `<table class="css-info"><tbody>${rows.join('')}</tbody></table>`

test("a property's formal definition is a table; percentages are left out where there are none, and macros in it are run", () => {
  const pages = [samplePage(`${R}/Values/length`, { pageType: 'css-type' }), samplePage('Web/CSS/Guides/Cascade/Inheritance')]
  expect(renderMacro('{{CSSInfo}}', { page: property('grow'), pages, data })).toEqual({
    html: table(
      row('Initial value', '<code>0</code>'),
      row('Applies to', 'all elements. It also applies to <code>::first-line</code> and <code>::placeholder</code>.'),
      row('<a href="/en-US/docs/Web/CSS/Guides/Cascade/Inheritance">Inherited</a>', 'no'),
      row('Computed value', `an absolute <a href="/en-US/docs/${R}/Values/length"><code>&lt;length&gt;</code></a>`),
      row('Animation type', 'a length, percentage or calc();'),
      row('Creates stacking context', 'yes'),
    ),
    problems: [],
  })
})

test('a shorthand lists the values of its longhands, and a quoted name stands for the value of that property', () => {
  expect(renderMacro('{{CSSInfo}}', { page: property('pair'), data })).toEqual({
    html: table(
      row(
        'Initial value',
        'as each of the properties of the shorthand:<ul><li><code>left-half</code>: <code>0</code></li><li><code>right-half</code>: <code>a&lt;b</code></li></ul>',
      ),
      row('Inherited', 'yes'),
      row('Percentages', 'of the parent'),
    ),
    problems: [],
  })
})

test('a shorthand that is its own longhand comes to an end', () => {
  expect(renderMacro('{{CSSInfo}}', { page: property('ring'), data }).html.match(/<ul>/g)).toHaveLength(5)
})

test('a descriptor names its rule first', () => {
  const page = samplePage(`${R}/At-rules/@page/size`, { pageType: 'css-at-rule-descriptor' })
  expect(renderMacro('{{CSSInfo}}', { page, pages: [samplePage(`${R}/At-rules/@page`)], data }).html).toBe(
    table(
      row('Related at-rule', `<a href="/en-US/docs/${R}/At-rules/@page"><code>@page</code></a>`),
      row('Initial value', '<code>auto</code>'),
      row('Computed value', 'as specified'),
    ),
  )
})

test('what the data lacks is taken from the specification, its sentences translated where content has translations', () => {
  expect(renderMacro('{{CSSInfo}}', { page: property('newest'), data }).html).toBe(
    table(
      row('Initial value', '<code>none</code>'),
      row('Applies to', 'see &lt;prose&gt;'),
      row('Inherited', 'no'),
      row('Computed value', 'as specified'),
    ),
  )
  const page = samplePage(`${R}/At-rules/@page/bleed`, { locale: 'de', pageType: 'css-at-rule-descriptor' })
  expect(renderMacro('{{CSSInfo}}', { page, data }).html).toBe(
    table(row('Zugehörige At-Regel', '<code>@page</code>'), row('Initialwert', 'siehe &lt;Text&gt;')),
  )
})

test('an unknown name is said in the page and reported', () => {
  expect(renderMacro('{{CSSInfo("gr<ow")}}', { page: property('grow'), data })).toEqual({
    html: '<span class="macro-error">No formal definition is known for gr&lt;ow.</span>',
    problems: ['warning missing-css-info: CSSInfo: no formal definition of gr<ow is known'],
  })
})

test('other languages get the sentence of the data, else our own, else the English one', () => {
  const german = renderMacro('{{CSSInfo}}', { page: property('grow', 'de'), data }).html
  expect(german).toContain(
    row('Anwendbar auf', 'alle Elemente. Auch anwendbar auf <code>::first-line</code> und <code>::placeholder</code>.'),
  )
  expect(german).toContain(row('Animationstyp', 'eine Länge, percentage or calc();'))
  const korean = renderMacro('{{CSSInfo("size", "@page")}}', { page: property('grow', 'ko'), data }).html
  expect(korean).toContain(row('계산값', '지정한 대로'))
})

test('a page depends on the macros in the data too, and their problems are not its own', () => {
  const problems: string[] = []
  const context = createMacroContext(property('grow'), new Questions(sampleFacts()), givenData(data))
  const { macroFiles } = expandMacros('{{CSSInfo}}', 0, context, (_, { severity, kind, message }) =>
    problems.push(`${severity} ${kind}: ${message}`),
  )
  expect([...macroFiles]).toEqual(['formal/cssinfo.ts', 'links/cssxref.ts'])
  expect(problems).toEqual(['info macro-broken-link: cssxref: no page /en-US/docs/Web/CSS/length'])
})

test('a link of the data to a page that has moved leads to where it is now', () => {
  const moved = new CssDefinitions({
    properties: { grow: { computed: 'linked' } },
    rules: {},
    sentences: { linked: { 'en-US': '<a href="/en-US/docs/Old#use&amp;care">a</a> <a href="/en-US/docs/No">b</a>' } },
  })
  const page = samplePage(`${R}/Properties/grow`, { pageType: 'css-property' })
  const site = { page, pages: [page, samplePage('New')], redirects: { '/en-US/docs/Old': '/en-US/docs/New' } }
  const { html } = renderMacro('{{cssinfo}}', { ...site, data: { ...data, cssDefinitions: moved } })
  expect(html).toContain('<a href="/en-US/docs/New#use&amp;care">a</a> <a href="/en-US/docs/No">b</a>')
})

test('a type of CSS in a sentence of the data is a word, not an element', () => {
  const typed = new CssDefinitions({
    properties: { grow: { computed: 'typed' } },
    rules: {},
    sentences: { typed: { 'en-US': 'a <b>computed</b> <length-percentage> value' } },
  })
  const page = samplePage(`${R}/Properties/grow`, { pageType: 'css-property' })
  const { html } = renderMacro('{{cssinfo}}', { page, pages: [page], data: { ...data, cssDefinitions: typed } })
  expect(html).toContain('a <b>computed</b> &lt;length-percentage> value')
})
