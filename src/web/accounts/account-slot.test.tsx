import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteSettings } from '#contracts/site.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { SITE } from '../app/example-page.fixture.ts'
import { translator } from '../texts/translator.ts'
import { PageProvider } from '../ui/page-context.ts'
import { AccountSlot } from './account-slot.tsx'

function render(site: SiteSettings = SITE): string {
  const context = { locale: 'de', site, t: translator(interfaceTexts('de'), 'de') } as const
  return renderToStaticMarkup(
    <PageProvider value={context}>
      <AccountSlot links={SITE.account} next="%2Fde%2Fdocs%2FWeb" />
    </PageProvider>,
  )
}

test('the ways to log in and to sign up lead back to the page, and are nothing for search engines', () => {
  const signIn = '/users/fxa/login/authenticate/?next=%2Fde%2Fdocs%2FWeb'
  expect(render()).toContain(`<a class="account-log-in" rel="nofollow" href="${signIn}">Anmelden</a>`)
  expect(render()).toContain(`<a class="button account-sign-up" rel="nofollow" href="${signIn}&amp;action=signup">Registrieren</a>`)
})

test('the menu has what the site offers, the account and a form to sign out', () => {
  const html = render()
  const hrefs = [...html.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs).toEqual(['/en-US/plus/collections', 'https://survey.example/room', '/users/account/'])
  expect(html).toContain('<form action="/users/fxa/login/logout/" method="post"><input type="hidden" name="next" value="/de/"/>')
})

test('the menu is titled by the paid tier, on a site without one by the account', () => {
  expect(render()).toContain('<span class="account-own">Mein Room Plus</span>')
  expect(render({ ...SITE, features: [] })).toContain('<span class="account-own">Konto</span>')
})
