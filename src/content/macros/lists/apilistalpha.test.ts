import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const pageType = 'web-api-interface'
const pages = [
  samplePage('Web/API/Zoo', { pageType }),
  samplePage('Web/API/attr', { pageType, shortTitle: 'Attr' }),
  samplePage('Web/API/Attr2', { pageType }),
  samplePage('Web/API/Fetch_API', { pageType: 'web-api-overview' }),
  samplePage('Web/API/Zoo/feed', { pageType }),
]

test('all interfaces are listed from A to Z, and nothing else', () => {
  expect(renderMacro('{{APIListAlpha}}', { pages })).toEqual({
    html:
      '<div class="api-index"><h3>A</h3><ul><li><a href="/en-US/docs/Web/API/attr"><code>Attr</code></a></li><li><a href="/en-US/docs/Web/API/Attr2"><code>Attr2</code></a></li></ul>' +
      '<h3>Z</h3><ul><li><a href="/en-US/docs/Web/API/Zoo"><code>Zoo</code></a></li></ul></div>',
    problems: [],
  })
})

test('without interfaces, whatever the arguments, there is nothing, and it is reported', () => {
  expect(renderMacro('{{APIListAlpha("x")}}')).toEqual({
    html: '',
    problems: ['info macro-empty-list: APIListAlpha: there are no interfaces below Web/API'],
  })
})

test('a German page lists German pages, and English ones with a mark', () => {
  const german = samplePage('Web/API/Zoo', { pageType, locale: 'de', shortTitle: 'Zoo' })
  expect(renderMacro('{{APIListAlpha}}', { locale: 'de', pages: [pages[1] ?? german, ...pages.slice(0, 1), german] }).html).toBe(
    `<div class="api-index"><h3>A</h3><ul><li><a href="/en-US/docs/Web/API/attr" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>Attr</code></a></li></ul>` +
      '<h3>Z</h3><ul><li><a href="/de/docs/Web/API/Zoo"><code>Zoo</code></a></li></ul></div>',
  )
})
