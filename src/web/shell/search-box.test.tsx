import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { interfaceTexts } from '#locales/interface.ts'
import { SITE } from '../example-page.fixture.ts'
import { PageProvider } from '../page-context.ts'
import { translator } from '../texts/translator.ts'
import { rowId } from './quick-search/quick-rows-html.ts'
import { SearchBox } from './search-box.tsx'

const context = { locale: 'en-US', site: SITE, t: translator(interfaceTexts('en-US'), 'en-US') } as const

test('two boxes of a page share no id, and each label names its own field', () => {
  const html = renderToStaticMarkup(
    <PageProvider value={context}>
      <SearchBox id="search" />
      <SearchBox id="hero-search" />
    </PageProvider>,
  )
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
  expect(ids).toEqual(['search', 'hero-search'])
  expect(Array.from(html.matchAll(/ for="([^"]+)"/g), ([, id]) => id)).toEqual(ids)
  expect(rowId('search', 0)).not.toBe(rowId('hero-search', 0))
})
