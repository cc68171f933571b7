import { describe, expect, test } from 'vitest'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'
import { splitFragment } from './split-fragment.ts'

const pages = [
  'Glossary/CORS',
  'Web/CSS/Reference/Properties/color',
  'Web/JavaScript/Reference/Global_Objects/Array',
  'Web/API/Document/body',
  'Web/HTML/Reference/Elements/button',
  'Web/SVG/Reference/Element/path',
  'Web/SVG/Reference/Attribute/d',
  'Web/MathML/Reference/Element/mfrac',
  'Web/HTTP/Reference/Headers/ETag',
  'Web/HTTP/Reference/Status/404',
  'Web/HTTP/Reference/Methods/GET',
  'Web/HTTP/Reference/Headers/Content-Security-Policy/script-src',
  'Mozilla/Add-ons/WebExtensions/API/tabs/create',
].map((slug) => samplePage(slug))

describe('a fragment in the first argument becomes the one of the link, in lower case, and is not shown', () => {
  test.each([
    ['{{Glossary("CORS#Use_it")}}', 'CORS'],
    ['{{cssxref("color#Use_it")}}', 'color'],
    ['{{jsxref("Array#Use_it")}}', 'Array'],
    ['{{domxref("Document.body#Use_it")}}', 'Document.body'],
    ['{{HTMLElement("button#Use_it")}}', '&lt;button&gt;'],
    ['{{SVGElement("path#Use_it")}}', '&lt;path&gt;'],
    ['{{SVGAttr("d#Use_it")}}', 'd'],
    ['{{MathMLElement("mfrac#Use_it")}}', '&lt;mfrac&gt;'],
    ['{{HTTPHeader("ETag#Use_it")}}', 'ETag'],
    ['{{HTTPStatus("404#Use_it")}}', '404'],
    ['{{HTTPMethod("GET#Use_it")}}', 'GET'],
    ['{{CSP("script-src#Use_it")}}', 'script-src'],
    ['{{WebExtAPIRef("tabs.create#Use_it")}}', 'tabs.create'],
  ])('%s', (call, shown) => {
    const { html, problems } = renderMacro(call, { pages })
    expect(html).toMatch(/ href="\/en-US\/docs\/[^"#]+#use_it"/)
    expect(html).toMatch(new RegExp(`>${shown}<`))
    expect(problems).toEqual([])
  })
})

describe('a fragment of any characters gives an address', () => {
  test.each([
    ['a b', '#a%20b'],
    ['\\"<>', '#%22%3C%3E'],
    ['50%', '#50%25'],
    ['x%20y', '#x%20y'],
    ['#', '##'],
    ['\\uD800', '#%EF%BF%BD'],
    [':~:text=The%20Web', '#:~:text=The%20Web'],
  ])('%s', (fragment, written) => {
    expect(renderMacro(`{{Glossary("CORS#${fragment}")}}`, { pages }).html).toContain(` href="/en-US/docs/Glossary/CORS${written}"`)
  })
})

test('the fragment in the name wins over an anchor, and both together are reported', () => {
  expect(renderMacro('{{HTTPHeader("ETag#one", "x", "two")}}', { pages })).toEqual({
    html: '<a href="/en-US/docs/Web/HTTP/Reference/Headers/ETag#one"><code>x.two</code></a>',
    problems: ["warning macro-argument: HTTPHeader: two anchors: #one in the name and two; the name's is used"],
  })
})

test('a name that begins with # has no fragment, and an empty fragment is none', () => {
  expect(splitFragment('#id')).toEqual({ name: '#id', fragment: undefined })
  expect(splitFragment('a#')).toEqual({ name: 'a', fragment: undefined })
})
