import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Feature } from '#contracts/features.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { plusLandingTexts } from '#locales/plus-landing.ts'
import { TEST_SITE } from '../../testing/mount.fixture.tsx'
import { translator } from '../../texts/translator.ts'
import { PageProvider } from '../../ui/page-context.ts'
import { landingText } from './landing-text.ts'
import { CoreCard, PaidCard } from './plan-card.tsx'

function itemsOf(features: readonly Feature[]): readonly string[] {
  const t = landingText({ texts: plusLandingTexts('en-US'), locale: 'en-US' }, TEST_SITE.brand)
  const html = renderToStaticMarkup(
    <PageProvider value={{ locale: 'en-US', site: { ...TEST_SITE, features }, t: translator(interfaceTexts('en-US'), 'en-US') }}>
      <CoreCard t={t} user={undefined} faq={null} signIn="/" />
      <PaidCard t={t} user={undefined} faq={null} tier={5} plan="mdn_plus_5m" price={undefined} />
    </PageProvider>,
  )
  return [...html.matchAll(/<li>([^<]*)<\/li>/g)].map(([, text = '']) => text)
}

test('the cards name AI Help and ads where the site has them (docs/behaviour/plus.md 100)', () => {
  const more = ['AI Help: 5 questions a day', 'AI Help without limit', 'No ads']
  expect(itemsOf(['plus', 'ai-help', 'ads'])).toEqual(expect.arrayContaining(more))
  for (const text of more) expect(itemsOf(['plus'])).not.toContain(text)
})
