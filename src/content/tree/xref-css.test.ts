import { expect, test } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { CssIndex } from './xref-css.ts'

const index = new CssIndex(
  [
    'Properties/color',
    'Properties/grid-area',
    'Properties/inset/deep-property',
    'Values/color_value',
    'Values/calc',
    'Values/url_function',
    'Values/url_value',
    'Values/fit-content',
    'Values/fit-content_function',
    'Values/gradient',
    'Values/gradient/radial-gradient',
    'Selectors/:host',
    'Selectors/:host_function',
    'Selectors/:has',
    'Selectors/::before',
    'Selectors/Type_selectors',
    'At-rules/@media',
    'At-rules/@media/width',
    'At-rules/@counter-style/symbols',
  ].map((path) => samplePage(`Web/CSS/Reference/${path}`)),
)

test.each([
  ['color', 'Properties/color'],
  ['COLOR', 'Properties/color'],
  ['<color>', 'Values/color_value'],
  ['calc()', 'Values/calc'],
  ['url', 'Values/url_value'],
  ['url()', 'Values/url_function'],
  ['fit-content()', 'Values/fit-content_function'],
  ['fit-content', 'Values/fit-content'],
  [':host()', 'Selectors/:host_function'],
  [':host', 'Selectors/:host'],
  [':has()', 'Selectors/:has'],
  ['::before', 'Selectors/::before'],
  ['Type_selectors', 'Selectors/Type_selectors'],
  ['radial-gradient()', 'Values/gradient/radial-gradient'],
  ['<gradient>', 'Values/gradient'],
  ['gradient/radial-gradient', 'Values/gradient/radial-gradient'],
  ['@media', 'At-rules/@media'],
  ['@media/width', 'At-rules/@media/width'],
  ['deep-property', 'Properties/inset/deep-property'],
])('%s is %s', (name, path) => {
  expect(index.find(name)).toBe(`Web/CSS/Reference/${path}`)
})

test.each(['colour', '<grid-area>', '@page', ':first', 'has', '', '()', '<>', 'constructor'])('%j is nothing', (name) => {
  expect(index.find(name)).toBeUndefined()
})

test('only English pages count', () => {
  expect(new CssIndex([samplePage('Web/CSS/Reference/Properties/color', { locale: 'de' })]).find('color')).toBeUndefined()
})
