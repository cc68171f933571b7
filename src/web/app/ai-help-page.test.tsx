import { expect, test } from 'vitest'
import type { AppPage } from '#contracts/page.ts'
import { renderPage } from './entry.server.tsx'
import { ASSETS, SITE } from './example-page.fixture.ts'
import { hydrationOf } from './pages/load-kind.ts'

const page: AppPage = {
  renderer: 'AiHelp',
  url: '/de/plus/ai-help',
  locale: 'de',
  pageTitle: 'KI-Hilfe | RR',
  title: 'KI-Hilfe',
  repository: 'https://code.example/room/content',
}
const render = (): string => renderPage({ page, site: SITE, assets: ASSETS })

test('the page of AI Help has its title and says what is missing without script', () => {
  const html = render()
  expect(html).toContain('<title>KI-Hilfe | RR</title>')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('<h1>KI-Hilfe</h1>')
  expect(html).toMatch(/<noscript><p>.+<\/p><\/noscript>/)
  expect(html).toMatch(/<main class="app-place" id="content" [^>]*aria-busy="true">/)
})

test('the page of AI Help is for search engines, in each language', () => {
  const html = render()
  expect(html).toContain('<link rel="canonical" href="https://room.example/de/plus/ai-help">')
  expect(html).toContain('hreflang="ja" href="https://room.example/ja/plus/ai-help"')
  expect(html).not.toContain('name="robots"')
})

test('the page of AI Help knows where problems of answers are reported, and nothing of its user', () => {
  expect(hydrationOf(page)).toMatchObject({ repository: 'https://code.example/room/content' })
  expect(render()).not.toContain('Deine Frage')
})
