import { describe, expect, test } from 'vitest'
import { processSample } from '../testing/sample-html.ts'

describe('what would run code is rejected', () => {
  test.each([
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>', 'warning rejected-element: <script> is not allowed in content', '1:1'],
    ['<SCRIPT src="x"></SCRIPT>', '', 'warning rejected-element: <script> is not allowed in content', '1:1'],
    [
      '<svg><script>x</script><path d="M0 0"></path></svg>',
      '<svg><path d="M0 0"></path></svg>',
      'warning rejected-element: <script> is not allowed in content',
      '1:6',
    ],
    ['<style>p{}</style>', '', 'warning rejected-element: <style> is not allowed in content', '1:1'],
    ['<object data="x"></object>', '', 'warning rejected-element: <object> is not allowed in content', '1:1'],
    ['<embed src="x">', '', 'warning rejected-element: <embed> is not allowed in content', '1:1'],
    ['<base href="https://evil.example/">', '', 'warning rejected-element: <base> is not allowed in content', '1:1'],
    ['<meta http-equiv="refresh" content="0">', '', 'warning rejected-element: <meta> is not allowed in content', '1:1'],
    ['<link rel="stylesheet" href="x">', '', 'warning rejected-element: <link> is not allowed in content', '1:1'],
    [
      '<form action="/x"><button>b</button></form>',
      '<button>b</button>',
      'warning rejected-element: <form> is not allowed in content',
      '1:1',
    ],
    ['<p onclick="x()">a</p>', '<p>a</p>', 'warning rejected-attribute: `onclick` is not allowed in content', '1:4'],
    ['<p ONMOUSEOVER=x>a</p>', '<p>a</p>', 'warning rejected-attribute: `onmouseover` is not allowed in content', '1:4'],
    [
      '<iframe srcdoc="x"></iframe>',
      '<iframe loading="lazy"></iframe>',
      'warning rejected-attribute: `srcdoc` is not allowed in content',
      '1:9',
    ],
    [
      '<button formaction="javascript:x">b</button>',
      '<button>b</button>',
      'warning rejected-attribute: `formaction` is not allowed in content',
      '1:9',
    ],
    [
      '<svg><a xlink:href=" java&#10;script:x">b</a></svg>',
      '<svg><a>b</a></svg>',
      'warning rejected-attribute: `xlink:href` is not allowed in content',
      '1:9',
    ],
  ])('%s', (html, expected, problem, place) => {
    expect(processSample(html)).toEqual({ html: expected, stylesheet: '', problems: [problem], places: [place] })
  })

  test('a text that only begins like a script address stays', () => {
    expect(processSample('<p title="JavaScript is a language: learn it">a</p>').problems).toEqual([])
  })
})

describe('styles', () => {
  test('become classes of a stylesheet', () => {
    const { html, stylesheet, problems } = processSample('<p class="a" style="color: red">x</p><b style="color: red;">y</b>')
    const [, name] = /class="a (s-[0-9a-f]{8})"/.exec(html) ?? []
    expect(html).toBe(`<p class="a ${name}">x</p><b class="${name}">y</b>`)
    expect(stylesheet).toBe(`.${name}{color: red}\n`)
    expect(problems).toEqual([])
  })

  test('that are not allowed are left out and reported; empty ones are left out', () => {
    expect(processSample('<p style="background: url(x)">a</p>')).toEqual({
      html: '<p>a</p>',
      stylesheet: '',
      problems: ['warning rejected-style: the style is not allowed'],
      places: ['1:11'],
    })
    expect(processSample('<p style=" ">a</p>')).toMatchObject({ html: '<p>a</p>', stylesheet: '', problems: [] })
  })
})

describe('ids', () => {
  test('are lower case, without blanks, and stand once', () => {
    expect(processSample('<p id="My Id">a</p><p id="my_id">b</p><p id="">c</p>').html).toBe(
      '<p id="my_id">a</p><p id="my_id_2">b</p><p>c</p>',
    )
  })

  test('are added to headings and terms that have none, and to no other element', () => {
    expect(processSample('<h2>One</h2><h3>One</h3><h4>Two</h4><p>x</p><dl><dt>Term</dt></dl><h2 id="own">Two</h2>').html).toBe(
      '<h2 id="one">One</h2><h3 id="one_2">One</h3><h4 id="two">Two</h4><p>x</p><dl><dt id="term"><a href="#term">Term</a></dt></dl><h2 id="own">Two</h2>',
    )
  })

  test.each(['h2', 'h3', 'h4', 'h5', 'h6'])('of %s with a macro are made of what the macro gives', (name) => {
    expect(processSample(`<${name}><a href="/en-US/docs/Sample">Sec-Key</a> of it</${name}>`).html).toContain(`<${name} id="sec-key">`)
  })

  test('belong to explicit ones first, then to headings, then to terms', () => {
    const html = processSample(
      '<dl><dt>Details</dt><dt>Part</dt></dl><h3>Part</h3><h2 data-slug="details">Details</h2><p id="Part">x</p>',
    ).html
    expect([...html.matchAll(/<(\w+)[^>]* id="(\w+)"/g)].map(([, name, id]) => `${name} ${id}`)).toEqual([
      'dt details_2',
      'dt part_3',
      'h3 part_2',
      'h2 details',
      'p part',
    ])
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
  expect(processSample('<p> \n</p><!-- x --><p><br></p><iframe src="/x"></iframe>').html).toBe(
    '<p><br></p><iframe src="/x" loading="lazy"></iframe>',
  )
})

test('live samples of one name are counted, and their height is a class', () => {
  const { html, stylesheet } = processSample(
    '<div class="live-sample" data-live-id="x" data-height="220"><live-sample></live-sample></div>'.repeat(2),
  )
  const [, name] = /\.(s-[0-9a-f]{8})\{block-size: 220px\}/.exec(stylesheet) ?? []
  const box = (id: string): string =>
    `<div class="live-sample" data-live-id="${id}" id="frame_${id}" data-live-source="x"><live-sample class="${name}"></live-sample></div>`
  expect(html).toBe(box('x') + box('x_2'))
})

test('elements that HTML does not know are tolerated', () => {
  expect(processSample('<my-part url="https://example.org/"></my-part><length>x</length>').html).toBe(
    '<my-part url="https://example.org/"></my-part><length>x</length>',
  )
})

test('a lesson of the partner within a text is a link to it', () => {
  const { html } = processSample('<mdn-scrim-inline url="https://example.org/a" scrimtitle="The grid"></mdn-scrim-inline>')
  expect(html).toMatch(/^<a href="https:\/\/example.org\/a" class="external"[^>]*>The grid<\/a>$/)
  expect(processSample('<mdn-scrim-inline url="javascript:x()" scrimtitle="The grid"></mdn-scrim-inline>').html).not.toContain('javascript')
})

test('words that look like the address of a script stay where no browser takes them for an address', () => {
  const html = '<a title="JavaScript: the parts"><abbr title="VBScript: old" aria-label="javascript: new">x</abbr></a>'
  const image = '<img src="https://example.org/a.png" alt="JavaScript: how it loads">'
  const { html: processed, problems } = processSample(html + image)
  expect(processed).toContain(html)
  expect(processed).toContain('alt="JavaScript: how it loads"')
  expect(problems.filter((problem) => problem.includes('rejected'))).toEqual([])
})

test('what an element that is left out has in it stays, however much it is', () => {
  const { html } = processSample(`<form>${'<br>'.repeat(200_000)}</form>`)
  expect(html.length).toBe('<br>'.length * 200_000)
})
