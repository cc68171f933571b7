import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LocaleCode } from '#contracts/locales.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { DOCUMENT, SITE } from '../app/example-page.fixture.ts'
import { translator } from '../texts/translator.ts'
import { PageProvider } from '../ui/page-context.ts'
import { ArticleFooter } from './article-footer.tsx'

function render(doc: Partial<typeof DOCUMENT.doc>, locale: LocaleCode = 'en-US'): string {
  return renderToStaticMarkup(
    <PageProvider value={{ locale, site: SITE, t: translator(interfaceTexts(locale), locale) }}>
      <ArticleFooter doc={{ ...DOCUMENT.doc, other_translations: [], ...doc }} />
    </PageProvider>,
  )
}

test('the day of the last change is written in the language of the page', () => {
  const modified = '2026-02-03T23:30:00Z'
  expect(render({ modified })).toContain('<time dateTime="2026-02-03T23:30:00Z">Feb 3, 2026</time>')
  expect(render({ modified }, 'de')).toContain('>3. Feb. 2026</time>')
  expect(render({ modified }, 'ja')).toContain('>2026年2月3日</time>')
})

test('the source, the place for problems and the contributors are linked where they are known', () => {
  const source = {
    ...DOCUMENT.doc.source,
    github_url: 'https://code.example/gap',
    report_url: 'https://code.example/new?u=/gap',
    contributors_url: '/en-US/docs/Web/CSS/gap/contributors.txt',
  }
  const links = [...render({ source }).matchAll(/<a href="([^"]*)" data-measure="\w+">([^<]*)<\/a>/g)].map(([, href, text]) => [href, text])
  expect(links).toEqual([
    ['https://code.example/gap', 'View the source'],
    ['https://code.example/new?u=/gap', 'Report a problem'],
    ['/en-US/docs/Web/CSS/gap/contributors.txt', 'Contributors'],
  ])
})

test('what is not known is left out', () => {
  expect(render({ modified: null })).toBe('<footer class="article-footer"></footer>')
})
