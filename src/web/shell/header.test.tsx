import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { SITE } from '../app/example-page.fixture.ts'
import { translator } from '../texts/translator.ts'
import { PageProvider } from '../ui/page-context.ts'
import { Header } from './header.tsx'
import { shellHtml } from './shell-html.tsx'

const context = { locale: 'en-US', site: SITE, t: translator(interfaceTexts('en-US'), 'en-US') } as const

function render(currentUrl: string, slots: Partial<Parameters<typeof Header>[0]> = {}): string {
  const { menus } = shellHtml({ site: SITE, context, currentUrl })
  return renderToStaticMarkup(
    <PageProvider value={context}>
      <Header currentUrl={currentUrl} menus={menus} {...slots} />
    </PageProvider>,
  )
}

test('search and account stand in their places, and only a search box has a link to it', () => {
  const html = render('/en-US/', { search: <form id="search" />, account: <a href="/login">Log in</a> })
  expect(html).toMatch(/<form id="search"><\/form><div class="theme-switcher">.*<a href="\/login">Log in<\/a><\/div><\/div><\/header>$/)
  expect(html).toContain('<a class="skip-link" href="#search">Skip to search</a>')
  expect(render('/en-US/')).not.toContain('search')
})

test('the name is short in the documents, that of the paid tier on its pages, the whole one elsewhere', () => {
  const nameOn = (url: string): string | undefined => /<span class="brand-name">([^<]*)</.exec(render(url))?.[1]
  expect(['/en-US/docs/Web', '/en-US/plus/', '/en-US/plus/docs/faq', '/en-US/blog/'].map(nameOn)).toEqual([
    'RR',
    'Room Plus',
    'Room Plus',
    'Reading Room',
  ])
})

test('the header is dark on the home page and the landing page of the paid tier', () => {
  const isDark = (url: string): boolean => render(url).includes('site-header-dark')
  expect(['/en-US/', '/en-US/plus', '/en-US/plus/docs/faq', '/en-US/docs/Web'].map(isDark)).toEqual([true, true, false, false])
})

test('the mark of the current page is on the narrowest link and on the title of its menu', () => {
  const html = render('/en-US/docs/Web/CSS')
  expect(html).toContain('<summary aria-current="true">References</summary>')
  expect(html).toContain('<a href="/en-US/docs/Web/CSS" aria-current="page"><b>CSS</b><span>How pages look &amp; move</span></a>')
  expect(html.match(/aria-current/g)).toHaveLength(2)
})

test('without menus there is no button for them', () => {
  const html = render('/en-US/docs/Web', { menus: '' })
  expect(html).not.toContain('<nav')
  expect(html).not.toContain('Open main menu')
})
