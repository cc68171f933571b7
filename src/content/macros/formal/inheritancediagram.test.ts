import { expect, test } from 'vitest'
import { ApiInterfaces } from '../../data/api-interfaces.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const interfaces = new ApiInterfaces({ Brush: 'Tool', Tool: 'Thing', Loop: 'Loop' })
const pages = [samplePage('Web/API/Tool'), samplePage('Web/API/Brush')]
const ON_BRUSH = { pages, page: samplePage('Web/API/Brush/dip'), data: { interfaces } }

/** `Thing` has no page; boxes are 75 wide and 28 apart, and the arrows point at what is inherited from. */
const drawing = (locale: string, label: string): string =>
  `<svg class="inheritance-diagram" role="group" aria-label="${label}: Thing → Tool → Brush" viewBox="0 0 283 28" width="283" height="28">` +
  '<polyline points="104,14 84,14" fill="none"/><polygon points="76,14 84,10 84,18"/>' +
  '<polyline points="207,14 187,14" fill="none"/><polygon points="179,14 187,10 187,18"/>' +
  '<g><rect x="1" y="1" width="75" height="26"/><text x="38.5" y="14" text-anchor="middle" dominant-baseline="central">Thing</text></g>' +
  `<a href="/${locale}/docs/Web/API/Tool"><rect x="104" y="1" width="75" height="26"/><text x="141.5" y="14" text-anchor="middle" dominant-baseline="central">Tool</text></a>` +
  '<a href="/en-US/docs/Web/API/Brush"><rect x="207" y="1" width="75" height="26"/><text x="244.5" y="14" text-anchor="middle" dominant-baseline="central">Brush</text></a></svg>'

test('the chain of the interface that the page is about is drawn, the farthest ancestor first', () => {
  expect(renderMacro('{{InheritanceDiagram}}', ON_BRUSH)).toEqual({ html: drawing('en-US', 'Inheritance'), problems: [] })
})

test('another interface can be named', () => {
  expect(renderMacro('{{InheritanceDiagram("Brush")}}', { pages, data: { interfaces } }).html).toBe(drawing('en-US', 'Inheritance'))
})

test('an interface without a parent, or that no one knows, has no diagram', () => {
  for (const name of ['Thing', 'Nothing', 'Loop', 'constructor', '<b>'])
    expect(renderMacro(`{{InheritanceDiagram("${name}")}}`, { data: { interfaces } })).toEqual({ html: '', problems: [] })
})

test('names from data are escaped', () => {
  const evil = new ApiInterfaces({ A: '<b>"' })
  expect(renderMacro('{{InheritanceDiagram("A")}}', { data: { interfaces: evil } }).html).not.toContain('<b>')
})

test('data that cannot be used is reported', () => {
  const problem = 'files/jsondata/InterfaceData.json is not valid JSON'
  expect(renderMacro('{{InheritanceDiagram}}', { data: { interfaces: new ApiInterfaces({}, problem) } }).problems).toEqual([
    `warning unusable-data: InheritanceDiagram: ${problem}`,
  ])
})

test('a German page leads to German pages and names the drawing in German', () => {
  const german = samplePage('Web/API/Tool', { locale: 'de' })
  expect(renderMacro('{{InheritanceDiagram("Brush")}}', { locale: 'de', pages: [...pages, german], data: { interfaces } }).html).toBe(
    drawing('de', 'Vererbung'),
  )
})
