import { expect, test } from 'vitest'
import type { DataTypes } from '../../data/data-sources.ts'
import { Specifications } from '../../data/specifications.ts'
import { WebrefCss } from '../../data/webref-css.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const R = 'Web/CSS/Reference'
const EXPLANATION = 'Web/CSS/Guides/Values_and_units/Value_definition_syntax'

const data: Partial<DataTypes> = {
  specifications: new Specifications([
    {
      url: 'https://drafts.example/opacity-1/',
      title: 'Opacity Level 1',
      shortname: 'opacity-1',
      series: { currentSpecification: 'opacity-1' },
    },
    { url: 'https://drafts.example/more-1/', title: 'More Level 1', shortname: 'more-1', series: { currentSpecification: 'more-1' } },
  ]),
  cssReference: new WebrefCss({
    properties: [
      {
        name: 'opacity',
        href: 'https://drafts.example/opacity-1/#opacity',
        extended: ['https://drafts.example/more-1/#opacity'],
        syntax: '<opacity-value>',
      },
      { name: 'silent', href: 'https://drafts.example/opacity-1/#silent' },
    ],
    types: [
      { name: 'opacity-value', syntax: '<number [0,1]> | <percentage>#' },
      { name: 'color', syntax: 'red | <hue>' },
      { name: 'hue', syntax: '<angle>' },
    ],
    functions: [
      { name: 'rect()', for: ['<basic-shape>'], syntax: 'rect( auto{4} )' },
      { name: 'rect()', for: ['clip'], syntax: 'rect( <top> )' },
    ],
    atrules: [{ name: '@page', syntax: '@page { <declaration-list> }', descriptors: [{ name: 'size', syntax: "auto || <'opacity'>" }] }],
  }),
}
const opacity = samplePage(`${R}/Properties/opacity`, { pageType: 'css-property' })
const SIGNS = {
  bar: `<span class="css-syntax-sign" title="Single bar: exactly one of the components">|</span>`,
  either: `<span class="css-syntax-sign" title="Double bar: one or more of the components, in any order">||</span>`,
  hash: `<span class="css-syntax-sign" title="Hash mark: one or more times, separated by commas">#</span>`,
  range: `<span class="css-syntax-sign" title="Bracketed range notation: only values in this range">[0,1]</span>`,
} as const
const OPACITY_VALUE =
  '<dfn class="token property">&lt;opacity-value&gt;</dfn> =\n' +
  `  <span class="token property">&lt;number</span> ${SIGNS.range}&gt;  ${SIGNS.bar}\n` +
  `  <span class="token property">&lt;percentage&gt;</span>${SIGNS.hash}`

test("a property's syntax is followed by those of the types in it, and the specifications it is from", () => {
  expect(renderMacro('{{CSSSyntax}}', { page: opacity, data })).toEqual({
    html:
      '<pre class="css-formal-syntax notranslate"><dfn class="token property">opacity</dfn> =\n' +
      '  <span class="token property">&lt;opacity-value&gt;</span>\n\n' +
      `${OPACITY_VALUE}</pre>` +
      '<p class="css-syntax-sources">This syntax is defined by <a href="https://drafts.example/opacity-1/#opacity">Opacity Level 1</a> and ' +
      '<a href="https://drafts.example/more-1/#opacity">More Level 1</a>. Browsers may not support all of it yet.</p>',
    problems: [],
  })
})

test('names and signs lead to the pages that explain them', () => {
  const pages = [samplePage(`${R}/Values/percentage`, { pageType: 'css-type' }), samplePage(EXPLANATION)]
  const { html } = renderMacro('{{CSSSyntax}}', { page: opacity, pages, data })
  expect(html).toContain(`<a href="/en-US/docs/${R}/Values/percentage">&lt;percentage&gt;</a>`)
  expect(html).toContain(
    `<a class="css-syntax-sign" href="/en-US/docs/${EXPLANATION}#single_bar" title="Single bar: exactly one of the components">|</a>`,
  )
  expect(html).toContain(`href="/en-US/docs/${EXPLANATION}#bracketed_range_notation_minmax"`)
})

test('the sign of a group that must not be empty leads to its section, whose id has the sign in it', () => {
  const required = {
    specifications: new Specifications([]),
    cssReference: new WebrefCss({ properties: [{ name: 'pair', syntax: '[ a b? ]!' }], types: [], functions: [], atrules: [] }),
  }
  const page = samplePage(`${R}/Properties/pair`, { pageType: 'css-property' })
  const signOf = (locale: 'en-US' | 'de'): string | undefined => {
    const pages = [samplePage(EXPLANATION), samplePage(EXPLANATION, { locale: 'de' })]
    const { html } = renderMacro('{{CSSSyntax}}', { page: { ...page, locale }, locale, pages, data: required })
    return /#([^"]+)"[^>]*>!</.exec(html)?.[1]
  }
  expect([signOf('en-US'), signOf('de')]).toEqual(['exclamation_point_!', 'ausrufezeichen_!'])
})

test('the type of the page says what is looked up: types, functions by what they are part of, at-rules and descriptors', () => {
  const syntaxOf = (slug: string, pageType: string, key?: string): string =>
    renderMacro('{{CSSSyntax}}', { page: samplePage(`${R}/${slug}`, { pageType, browserCompat: key === undefined ? [] : [key] }), data })
      .html
  expect(syntaxOf('Values/color_value', 'css-type')).toContain(
    '<dfn class="token property">&lt;color&gt;</dfn> =\n  <span class="token keyword">red</span>',
  )
  expect(syntaxOf('Values/basic-shape/rect', 'css-function', 'css.types.basic-shape.rect')).toContain(
    '<span class="token keyword">auto</span>',
  )
  expect(syntaxOf('At-rules/@page', 'css-at-rule')).toBe(
    '<pre class="css-formal-syntax notranslate"><dfn class="token property">@page</dfn> =\n  <span class="token keyword">@page</span> { <span class="token property">&lt;declaration-list&gt;</span> }</pre>',
  )
  expect(syntaxOf('At-rules/@page/size', 'css-at-rule-descriptor')).toContain(
    `<dfn class="token property">size</dfn> =\n  <span class="token keyword">auto</span>         ${SIGNS.either}\n  <span class="token property">&lt;'opacity'&gt;</span>`,
  )
})

test('the argument names something else than the page', () => {
  const page = samplePage(`${R}/Properties/alpha`, { pageType: 'css-property' })
  expect(renderMacro('{{CSSSyntax("opacity")}}', { page, data }).html).toContain('<dfn class="token property">opacity</dfn>')
})

test('an unknown name, and one that has no syntax, is said in the page and reported', () => {
  expect(renderMacro('{{CSSSyntax("opac<ity")}}', { page: opacity, data })).toEqual({
    html: '<span class="macro-error">There is no formal syntax for opac&lt;ity.</span>',
    problems: ['warning missing-css-syntax: CSSSyntax: no specification gives a syntax for the property opac<ity'],
  })
  expect(renderMacro('{{CSSSyntax("silent")}}', { page: opacity, data }).html).toBe(
    '<span class="macro-error">There is no formal syntax for silent.</span>',
  )
})

test('selectors have no formal syntax', () => {
  const page = samplePage(`${R}/Selectors/:has`, { pageType: 'css-pseudo-class' })
  expect(renderMacro('{{CSSSyntax}}', { page, data })).toEqual({
    html: '<span class="macro-error">There is no formal syntax for :has.</span>',
    problems: ['warning missing-css-syntax: CSSSyntax: pages of type css-pseudo-class have no formal syntax'],
  })
})

test('a German page is explained in German and leads to the sections of German pages', () => {
  const page = samplePage(`${R}/Properties/opacity`, { locale: 'de', pageType: 'css-property' })
  const pages = [samplePage(EXPLANATION), samplePage(EXPLANATION, { locale: 'de' })]
  const { html } = renderMacro('{{CSSSyntax}}', { locale: 'de', page, pages, data })
  expect(html).toContain(
    `href="/de/docs/${EXPLANATION}#einzelne_vertikale_linie" title="Einzelne vertikale Linie: genau eine der Komponenten">|</a>`,
  )
  expect(html).toContain(`href="/de/docs/${EXPLANATION}#eingeschlossene_bereichsnotation_minmax"`)
  expect(html).toContain('Diese Syntax ist die von <a href="https://drafts.example/opacity-1/#opacity">Opacity Level 1</a> und <a')
  const [english] = pages
  const fallback = renderMacro('{{CSSSyntax}}', { locale: 'de', page, pages: english === undefined ? [] : [english], data })
  expect(fallback.html).toContain(`href="/en-US/docs/${EXPLANATION}#single_bar" title="Einzelne`)
})
