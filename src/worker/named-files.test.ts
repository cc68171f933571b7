import { expect, test } from 'vitest'
import { listFilesOfPage, listFilesOfStylesheet } from './named-files.ts'

test('a page names stylesheets, scripts, fonts, its sidebar and its images, each once', () => {
  const html = `<link rel="stylesheet" href="/static/article.768277c90854.css">
    <meta property="og:image" content="https://room.example/static/share.0861a7bed17471da.png">
    <script type="module" src="/static/loader.dc2e9abbad.js"></script>
    <img src="/en-US/docs/Web/CSS/box.png" alt="" width="2"><img src="/en-US/docs/Web/CSS/box.png" alt="">
    <img src="https://elsewhere.example/a.png" alt="">
    <script type="application/json">{"sidebarURL":"/static/sidebars/css.f53eddbf7ec9f820.json"}</script>`
  expect(listFilesOfPage(html)).toEqual([
    '/static/article.768277c90854.css',
    '/static/loader.dc2e9abbad.js',
    '/static/sidebars/css.f53eddbf7ec9f820.json',
    '/en-US/docs/Web/CSS/box.png',
  ])
})

test('images next to pages with any slug are named', () => {
  const paths = ['/en-US/docs/Web/CSS/@font-face/a%40x2.png', '/en-US/docs/Web/CSS/:hover/b.svg', "/en-US/docs/A,_B!/It's*+~$;=.png"]
  const html = `${paths.map((path) => `<img src="${path}" alt="">`).join('')}<img src="/en-US/docs/R&amp;D/d.png" alt="">`
  expect(listFilesOfPage(html)).toEqual([...paths, '/en-US/docs/R&D/d.png'])
})

test('a stylesheet names its fonts, and what stands in it is no file', () => {
  const css =
    '@font-face{src:url(/static/serif.82585c7ca6c5.woff2)}a{background:url("data:image/svg+xml,x")}b{src:url("/static/c.1.woff2")}'
  expect(listFilesOfStylesheet(css)).toEqual(['/static/serif.82585c7ca6c5.woff2', '/static/c.1.woff2'])
})
