import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Parent } from '#contracts/document.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { SITE } from '../app/example-page.fixture.ts'
import { translator } from '../texts/translator.ts'
import { PageProvider } from '../ui/page-context.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

function render(parents: readonly Parent[]): string {
  return renderToStaticMarkup(
    <PageProvider value={{ locale: 'en-US', site: SITE, t: translator(interfaceTexts('en-US'), 'en-US') }}>
      <Breadcrumbs parents={parents} />
    </PageProvider>,
  )
}

test('the page itself is the last link, and the current one', () => {
  const html = render([
    { uri: '/en-US/docs/Web', title: 'Web' },
    { uri: '/en-US/docs/Web/CSS', title: 'CSS' },
  ])
  expect([...html.matchAll(/href="([^"]*)"( aria-current="page")?/g)].map(([, href, current]) => [href, current !== undefined])).toEqual([
    ['/en-US/docs/Web', false],
    ['/en-US/docs/Web/CSS', true],
  ])
})

test('an empty list is an error', () => {
  expect(() => render([])).toThrow('breadcrumbs need at least one parent')
})
