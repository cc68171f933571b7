import { describe, expect, test } from 'vitest'
import { processSample } from '../testing/sample-html.ts'

describe('what would run code is refused', () => {
  test.each([
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>', 'warning refused-element: <script> is not allowed in content'],
    ['<SCRIPT src="x"></SCRIPT>', '', 'warning refused-element: <script> is not allowed in content'],
    [
      '<svg><script>x</script><path d="M0 0"></path></svg>',
      '<svg><path d="M0 0"></path></svg>',
      'warning refused-element: <script> is not allowed in content',
    ],
    ['<style>p{}</style>', '', 'warning refused-element: <style> is not allowed in content'],
    ['<object data="x"></object>', '', 'warning refused-element: <object> is not allowed in content'],
    ['<embed src="x">', '', 'warning refused-element: <embed> is not allowed in content'],
    ['<base href="https://evil.example/">', '', 'warning refused-element: <base> is not allowed in content'],
    ['<meta http-equiv="refresh" content="0">', '', 'warning refused-element: <meta> is not allowed in content'],
    ['<link rel="stylesheet" href="x">', '', 'warning refused-element: <link> is not allowed in content'],
    ['<form action="/x"><button>b</button></form>', '<button>b</button>', 'warning refused-element: <form> is not allowed in content'],
    ['<p onclick="x()">a</p>', '<p>a</p>', 'warning refused-attribute: `onclick` is not allowed in content'],
    ['<p ONMOUSEOVER=x>a</p>', '<p>a</p>', 'warning refused-attribute: `onmouseover` is not allowed in content'],
    ['<iframe srcdoc="x"></iframe>', '<iframe loading="lazy"></iframe>', 'warning refused-attribute: `srcdoc` is not allowed in content'],
    [
      '<button formaction="javascript:x">b</button>',
      '<button>b</button>',
      'warning refused-attribute: `formaction` is not allowed in content',
    ],
    [
      '<svg><a xlink:href=" java&#10;script:x">b</a></svg>',
      '<svg><a>b</a></svg>',
      'warning refused-attribute: `xlink:href` is not allowed in content',
    ],
  ])('%s', (html, expected, fault) => {
    expect(processSample(html)).toEqual({ html: expected, sheet: '', faults: [fault] })
  })

  test('a text that only begins like a script address stays', () => {
    expect(processSample('<p title="JavaScript is a language: learn it">a</p>').faults).toEqual([])
  })
})

describe('styles', () => {
  test('become classes of a sheet', () => {
    const { html, sheet, faults } = processSample('<p class="a" style="color: red">x</p><b style="color: red;">y</b>')
    const [, name] = /class="a (s-[0-9a-f]{8})"/.exec(html) ?? []
    expect(html).toBe(`<p class="a ${name}">x</p><b class="${name}">y</b>`)
    expect(sheet).toBe(`.${name}{color: red}\n`)
    expect(faults).toEqual([])
  })

  test('that are not allowed are left out and reported; empty ones are left out', () => {
    expect(processSample('<p style="background: url(x)">a</p>')).toEqual({
      html: '<p>a</p>',
      sheet: '',
      faults: ['warning refused-style: the style is not allowed'],
    })
    expect(processSample('<p style=" ">a</p>')).toEqual({ html: '<p>a</p>', sheet: '', faults: [] })
  })
})

describe('ids', () => {
  test('are lower case, without blanks, and stand once', () => {
    expect(processSample('<p id="My Id">a</p><p id="my_id">b</p><p id="">c</p>').html).toBe(
      '<p id="my_id">a</p><p id="my_id_2">b</p><p>c</p>',
    )
  })

  test('are added to h2, h3 and dt that have none, and to no other', () => {
    expect(processSample('<h2>One</h2><h3>One</h3><h4>One</h4><h2 id="own">Two</h2>').html).toBe(
      '<h2 id="one">One</h2><h3 id="one_2">One</h3><h4>One</h4><h2 id="own">Two</h2>',
    )
  })

  test('take the text of the first child only where it is an element', () => {
    expect(processSample('<h2><a href="#x"><code>fetch()</code></a> method</h2><h2>The <code>fetch()</code> method</h2>').html).toBe(
      '<h2 id="fetch"><a href="#x"><code>fetch()</code></a> method</h2><h2 id="the_fetch_method">The <code>fetch()</code> method</h2>',
    )
  })
})

describe('terms', () => {
  test('lead to themselves', () => {
    expect(processSample('<dl><dt>Term one</dt><dd>x</dd></dl>').html).toBe(
      '<dl><dt id="term_one"><a href="#term_one">Term one</a></dt><dd>x</dd></dl>',
    )
  })

  test('have the id of their first element', () => {
    expect(processSample('<dt><code>thisArg</code> <span>Optional</span></dt>').html).toBe(
      '<dt id="thisarg"><a href="#thisarg"><code>thisArg</code> <span>Optional</span></a></dt>',
    )
  })

  test('with a link keep it, and with an id of their own keep that', () => {
    expect(processSample('<dt><code><a href="#x">y</a></code> z</dt><dt id="Own">a</dt>').html).toBe(
      '<dt id="y"><code><a href="#x">y</a></code> z</dt><dt id="own"><a href="#own">a</a></dt>',
    )
  })
})

test('tables and formulas in blocks can be scrolled', () => {
  expect(processSample('<table><tr><td>x</td></tr></table>').html).toBe(
    '<figure class="table-container" tabindex="0"><table><tr><td>x</td></tr></table></figure>',
  )
  expect(processSample('<math display="block"><mi>x</mi></math><math><mi>y</mi></math>').html).toBe(
    '<figure class="table-container" tabindex="0"><math display="block"><mi>x</mi></math></figure><math><mi>y</mi></math>',
  )
})

test('empty paragraphs and comments are left out, frames load when they are seen', () => {
  expect(processSample('<p> \n</p><!-- x --><p><br></p><iframe src="https://example.org/"></iframe>').html).toBe(
    '<p><br></p><iframe src="https://example.org/" loading="lazy"></iframe>',
  )
})

test('live samples of one name are counted, and their height is a class', () => {
  const { html, sheet } = processSample(
    '<div class="live-sample" data-live-id="x" data-height="220"><live-sample></live-sample></div>'.repeat(2),
  )
  const [, name] = /\.(s-[0-9a-f]{8})\{block-size: 220px\}/.exec(sheet) ?? []
  const box = (id: string): string =>
    `<div class="live-sample" data-live-id="${id}" data-live-source="x" id="frame_${id}"><live-sample class="${name}"></live-sample></div>`
  expect(html).toBe(box('x') + box('x_2'))
})

test('elements that HTML does not know are tolerated', () => {
  expect(processSample('<mdn-scrim-inline url="https://example.org/"></mdn-scrim-inline><length>x</length>').html).toBe(
    '<mdn-scrim-inline url="https://example.org/"></mdn-scrim-inline><length>x</length>',
  )
})
