import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const R = 'Web/CSS/Reference'
const pages = [
  samplePage(`${R}/Properties`, { pageType: 'listing-page' }),
  samplePage(`${R}/Properties/color`, { pageType: 'css-property' }),
  samplePage(`${R}/Properties/clip`, { pageType: 'css-property', status: ['deprecated'] }),
  samplePage(`${R}/Properties/-webkit-border-before`, { pageType: 'css-property', status: ['non-standard'] }),
  samplePage(`${R}/Properties/-webkit-line-clamp`, { pageType: 'css-property' }),
  samplePage(`${R}/Values`, { pageType: 'landing-page' }),
  samplePage(`${R}/Values/calc`, { pageType: 'css-function', shortTitle: 'calc()' }),
  samplePage(`${R}/Values/calc-size`, { pageType: 'css-function', shortTitle: 'calc-size()' }),
  samplePage(`${R}/Selectors`, { pageType: 'landing-page' }),
  samplePage(`${R}/Selectors/Child_combinator`, { pageType: 'css-combinator' }),
  samplePage(`${R}/Selectors/::after`, { pageType: 'css-pseudo-element' }),
  samplePage(`${R}/At-rules`, { pageType: 'landing-page' }),
  samplePage(`${R}/At-rules/@page`, { pageType: 'css-at-rule' }),
  samplePage(`${R}/At-rules/@page/size`, { pageType: 'css-at-rule-descriptor' }),
]
const item = (path: string, text: string): string => `<li><a href="/en-US/docs/${R}/${path}"><code>${text}</code></a></li>`

test('the index lists features by letter without signs and prefixes, and leaves out what is deprecated, non-standard or no feature', () => {
  expect(renderMacro('{{CSS_Ref}}', { pages })).toEqual({
    html:
      '<div class="css-index">' +
      `<h3>A</h3><ul>${item('Selectors/::after', '::after')}</ul>` +
      `<h3>C</h3><ul>${item('Values/calc', 'calc()')}${item('Values/calc-size', 'calc-size()')}<li><a href="/en-US/docs/${R}/Selectors/Child_combinator">Child combinator</a></li>${item('Properties/color', 'color')}</ul>` +
      `<h3>L</h3><ul>${item('Properties/-webkit-line-clamp', '-webkit-line-clamp')}</ul>` +
      `<h3>P</h3><ul>${item('At-rules/@page', '@page')}</ul>` +
      `<h3>S</h3><ul><li><a href="/en-US/docs/${R}/At-rules/@page/size"><code>size</code></a> (<code>@page</code>)</li></ul>` +
      '</div>',
    problems: [],
  })
})

test('arguments change nothing, and without pages there is no index', () => {
  expect(renderMacro('{{CSS_Ref("x", 3)}}', { pages })).toEqual(renderMacro('{{CSS_Ref}}', { pages }))
  expect(renderMacro('{{CSS_Ref}}')).toEqual({ html: '', problems: [] })
})

test('a German index leads to German pages, and to English ones with a mark', () => {
  const german = samplePage(`${R}/Properties/color`, { locale: 'de', pageType: 'css-property' })
  const english = [
    samplePage(`${R}/Properties`),
    samplePage(`${R}/Properties/color`, { pageType: 'css-property' }),
    samplePage(`${R}/Properties/cursor`, { pageType: 'css-property' }),
  ]
  expect(renderMacro('{{CSS_Ref}}', { locale: 'de', pages: [...english, german] }).html).toBe(
    '<div class="css-index"><h3>C</h3><ul>' +
      `<li><a href="/de/docs/${R}/Properties/color"><code>color</code></a></li>` +
      `<li><a href="/en-US/docs/${R}/Properties/cursor" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>cursor</code></a></li>` +
      '</ul></div>',
  )
})
