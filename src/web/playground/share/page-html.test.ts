import { expect, test } from 'vitest'
import { pageHtml } from './page-html.ts'

const pageOf = (code: object) =>
  pageHtml({ code: { html: '', css: '', js: '', ...code }, title: 'A & B', siteOrigin: 'https://docs.example' })

test('a page has all of the code and nothing else', () => {
  expect(pageOf({ html: '<p>Hello</p>\n', css: 'p { color: red }', js: 'alert(1)' })).toBe(`<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A &amp; B</title>
<style>
p { color: red }
</style>
</head>
<body>
<p>Hello</p>
<script>
alert(1)
</script>
</body>
</html>
`)
})

test('a module with an import map', () => {
  const page = pageOf({ js: 'import "a"', options: { isModule: true, importMap: '{"imports":{}}' } })
  expect(page).toContain('<script type="importmap">\n{"imports":{}}\n</script>\n</head>')
  expect(page).toContain('<script type="module">\nimport "a"\n</script>')
})

test('the module of WebAssembly text stands in the script, and the text next to it', () => {
  const code = { html: '', css: '', js: 'fetch("{%wasm-url%}")', wat: '(module (; </script> ;))' }
  const page = pageHtml({ code, wasm: 'AGFzbQEAAAA=', title: 'A', siteOrigin: 'https://docs.example' })
  expect(page).toContain(
    '<script type="text/wat">\n(module (; \\3c/script> ;))\n</script>\n<script>\nfetch("data:application/wasm;base64,AGFzbQEAAAA=")\n</script>',
  )
})

test('a module that stands in the script too often makes no page', () => {
  const code = { html: '', css: '', js: '{%wasm-url%}'.repeat(400), wat: '(module)' }
  expect(() => pageHtml({ code, wasm: 'A'.repeat(10_000), title: 'A', siteOrigin: 'https://docs.example' })).toThrow('too often')
})

test('files next to the page that the code is from are found; an address of another site is none of these', () => {
  expect(pageOf({ src: '/en-US/docs/Web/CSS/color#examples' })).toContain('<base href="https://docs.example/en-US/docs/Web/CSS/color/">')
  expect(pageOf({ src: '//evil.example/' })).not.toContain('<base')
  expect(pageOf({ src: '/"><script>' })).toContain('href="https://docs.example/&quot;&gt;&lt;script&gt;/"')
})

test('an import map with a name that would end its element is the same JSON', () => {
  const page = pageOf({ options: { importMap: '{"imports":{"</script><!--":"/a.js"}}' } })
  expect(page.match(/<\/script/gi)).toHaveLength(1)
  const [, map = ''] = /importmap">(.*?)<\/script>/s.exec(page) ?? []
  expect(JSON.parse(map)).toEqual({ imports: { '</script><!--': '/a.js' } })
})

test('code that would end its own element stays in it', () => {
  const page = pageOf({ css: 'p::after { content: "</style>" }', js: 'document.write("<script></SCRIPT><!-- ")' })
  expect(page).toContain('content: "<\\/style>"')
  expect(page).toContain('document.write("<script><\\/SCRIPT><\\!-- ")')
  expect(page.match(/<\/script/gi)).toHaveLength(1)
})

test.each([
  [
    '<!DOCTYPE html><html lang="de"><head><title>T</title></head><body><p></body></html>',
    '<title>T</title>[style]</head><body><p>[script]</body></html>',
  ],
  ['<!-- a --><html><body>b', '<!-- a --><html>[style]<body>b[script]'],
  ['<!doctype html><p>b', '<!doctype html>[style]<p>b[script]'],
])('HTML that is a whole page is filled: %s', (html, expected) => {
  const page = pageOf({ html, css: 'p {}', js: 'a()' })
  const short = page.replace('<style>\np {}\n</style>\n', '[style]').replace('<script>\na()\n</script>\n', '[script]')
  expect(short).toContain(expected)
  expect(page.match(/<html/gi)?.length ?? 0).toBeLessThan(2)
})
