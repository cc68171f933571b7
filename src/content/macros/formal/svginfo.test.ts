import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { SvgElements } from '../../data/svg-elements.ts'
import { createMacroContext } from '../../document/macro-context.ts'
import { buildBody, htmlOf } from '../../testing/build-sample.ts'
import { givenData } from '../../testing/given-data.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { sampleFacts } from '../../testing/sample-facts.ts'
import { samplePage } from '../../testing/sample-page.ts'
import { Questions } from '../../tree/facts.ts'
import { expandMacros } from '../expand.ts'

const ELEMENTS = 'Web/SVG/Reference/Element'
const ALL = '/en-US/docs/Web/SVG/Reference/Element'
const svgElements = new SvgElements({
  rect: {
    categories: ['basicShapeElement', 'shapeElement'],
    content: { description: 'anyNumberOfElementsAnyOrder', elements: ['descriptiveElements', '&lt;clipPath&gt;'] },
  },
  cursor: { categories: ['noCategory'], content: { description: 'empty' } },
  font: { categories: ['fontElement'] },
  light: { categories: [], content: { description: { 'en-US': 'One <a href="/en-US/docs/Web">light</a>.', ko: '빛 <b>하나</b>.' } } },
})
const pages = [samplePage(ELEMENTS), samplePage(`${ELEMENTS}/clipPath`)]
const render = (name: string, locale: 'en-US' | 'de' | 'ko' = 'en-US', more = pages) =>
  renderMacro('{{svginfo}}', { pages: more, data: { svgElements }, page: samplePage(`${ELEMENTS}/${name}`, { locale }) })

test('categories and permitted content are a table, with links to groups and elements', () => {
  expect(render('rect')).toEqual({
    html:
      '<table class="properties"><tbody>' +
      `<tr><th scope="row">Categories</th><td><a href="${ALL}#basic_shapes">Basic shapes</a>, <a href="${ALL}#shape_elements">Shape elements</a></td></tr>` +
      '<tr><th scope="row">Permitted content</th><td>Any number of these, in any order:' +
      `<ul><li><a href="${ALL}#descriptive_elements">Descriptive elements</a></li><li><a href="${ALL}/clipPath"><code>&lt;clipPath&gt;</code></a></li></ul></td></tr>` +
      '</tbody></table>',
    problems: [],
  })
})

test('an element of no category that must be empty says so', () => {
  expect(render('cursor').html).toBe(
    '<table class="properties"><tbody><tr><th scope="row">Categories</th><td>None</td></tr><tr><th scope="row">Permitted content</th><td>Nothing</td></tr></tbody></table>',
  )
})

test('a group that has no text is shown in the words of its name, and an unknown content has no row', () => {
  expect(render('font').html).toBe(
    '<table class="properties"><tbody><tr><th scope="row">Categories</th><td>font element</td></tr></tbody></table>',
  )
})

test('a sentence of the data is taken in the language of the page, else in English with links to the own language', () => {
  const cell = (text: string, locale: 'en-US' | 'de' | 'ko') =>
    `<table class="properties"><tbody><tr><th scope="row">${CONTENT_TEXTS[locale].svg_permitted_content}</th><td>${text}</td></tr></tbody></table>`
  expect(render('light', 'ko').html).toBe(cell('빛 <b>하나</b>.', 'ko'))
  expect(render('light', 'de').html).toBe(cell('One <a href="/docs/Web">light</a>.', 'de'))
})

test('HTML of the data is cleaned like that of a page', () => {
  const evil = new SvgElements({
    sample: { categories: [], content: { description: { 'en-US': 'x<script>alert(1)</script><b onclick="alert(1)">y</b>' } } },
  })
  const built = buildBody('{{svginfo}}\n', {}, { data: givenData({ svgElements: evil }) })
  expect(htmlOf(built)).toContain('<td>x<b>y</b></td>')
})

test('an element without data gives nothing and a note, whatever the arguments', () => {
  expect(renderMacro('{{svginfo("rect", 1)}}', { data: { svgElements } })).toEqual({
    html: '',
    problems: ['info missing-data: svginfo: there is no data about an SVG element Sample'],
  })
})

test('a file of data that can not be used is reported', () => {
  expect(renderMacro('{{svginfo}}', { data: { svgElements: new SvgElements({}, 'SVGData.json is not valid JSON') } }).problems).toEqual([
    'warning missing-data: svginfo: SVGData.json is not valid JSON',
    'info missing-data: svginfo: there is no data about an SVG element Sample',
  ])
})

test('a German page says it in German, with the headings of the page of elements in its language', () => {
  const own = `href="/de/docs/${ELEMENTS}#grundformen"`
  const fallback = `href="${ALL}#basic_shapes" class="only-in-en-us"`
  expect(render('rect', 'de', [...pages, samplePage(ELEMENTS, { locale: 'de' })]).html).toContain(
    `<th scope="row">Kategorien</th><td><a ${own}>Grundformen</a>, `,
  )
  expect(render('rect', 'de').html).toContain(`<a ${fallback} title="${CONTENT_TEXTS.de.only_in_english}">Grundformen</a>`)
})

test('a link to an English heading asks for the English texts, one to a heading in the own language does not', () => {
  const ask = (more: typeof pages) => {
    const questions = new Questions(sampleFacts({ pages: more }))
    const page = samplePage(`${ELEMENTS}/rect`, { locale: 'de' })
    expandMacros('{{svginfo}}', 0, createMacroContext(page, questions, givenData({ svgElements })), () => undefined)
    return questions.keys
  }
  expect(ask(pages)).toContain('version:texts:en-US')
  expect(ask([...pages, samplePage(ELEMENTS, { locale: 'de' })])).not.toContain('version:texts:en-US')
})

test('without their pages groups and elements are no links', () => {
  expect(render('rect', 'en-US', []).html).toContain('<td>Basic shapes, Shape elements</td>')
  expect(render('rect', 'en-US', [])).toMatchObject({
    html: expect.stringContaining('<li><code>&lt;clipPath&gt;</code></li>'),
    problems: [],
  })
})
