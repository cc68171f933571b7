import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PlusLandingPage } from '#contracts/plus-landing.ts'
import { plusLandingTexts } from '#locales/plus-landing.ts'
import { change, click, get, list, mount, TEST_SITE, until } from '../../testing/mount.fixture.tsx'
import { signIn, signOut } from '../../testing/sign-in.fixture.ts'
import { landingText } from './landing-text.ts'
import { PlanChooser } from './plan-chooser.tsx'

const VIEW: PlusLandingPage = {
  renderer: 'PlusLanding',
  url: '/en-US/plus',
  locale: 'en-US',
  pageTitle: 'Room Plus | RR',
  texts: plusLandingTexts('en-US'),
  links: {
    aiHelp: null,
    collections: null,
    updates: null,
    reading: null,
    playground: null,
    curriculum: null,
    faq: '/en-US/plus/docs/faq',
    terms: null,
  },
}
const OFFER = {
  country: 'US',
  currency: 'USD',
  subscribe_url: '/users/plus/subscribe/',
  plans: {
    mdn_plus_5m: { id: 'mdn_plus_5m', monthlyPriceInCents: 500 },
    mdn_plus_5y: { id: 'mdn_plus_5y', monthlyPriceInCents: 417 },
    mdn_plus_10m: { id: 'mdn_plus_10m', monthlyPriceInCents: 1000 },
    mdn_plus_10y: { id: 'mdn_plus_10y', monthlyPriceInCents: 833 },
  },
}

let answer: (response: Response | Error) => Promise<void>
let asked = 0

beforeEach(() => {
  asked = 0
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  vi.stubGlobal('fetch', () => {
    asked += 1
    return new Promise((resolve, reject) => {
      answer = (response) => change(() => (response instanceof Error ? reject(response) : resolve(response)))
    })
  })
})

async function show(): Promise<HTMLElement> {
  return (await mount(<PlanChooser view={VIEW} t={landingText(VIEW, TEST_SITE.brand)} />)).container
}

async function showOffer(offer: unknown = OFFER): Promise<HTMLElement> {
  const container = await show()
  await answer(new Response(JSON.stringify(offer)))
  await until(() => expect(container.textContent).not.toContain('Loading available plans'))
  return container
}

function cards(container: Element): readonly string[] {
  return [...container.querySelectorAll('h3')].map(({ textContent }) => textContent)
}

describe('an anonymous user', () => {
  beforeEach(signOut)

  test('reads that plans are loaded, then their prices, and starts with one', async () => {
    const container = await show()
    expect(container.textContent).toContain('Loading available plans…')
    expect(get('link', 'log in', container).getAttribute('href')).toBe('/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus')
    await answer(new Response(JSON.stringify(OFFER)))
    await until(() => get('link', 'Start with Room Plus 5', container))
    expect(get('link', 'Start with Room Plus 5', container).getAttribute('href')).toBe('/users/plus/subscribe/?plan=mdn_plus_5m')
    expect(get('link', 'Start with Core', container).getAttribute('href')).toContain('action=signup')
    expect(container.textContent).toContain('$10')
  })

  test('chooses to pay yearly', async () => {
    const container = await showOffer()
    await click(get('field', 'Pay yearly and get 2 months for free', container))
    await until(() => expect(container.textContent).toContain('$4.17'))
    expect(container.textContent).toContain('$8.33')
    expect(get('link', 'Start with RR Supporter 10', container).getAttribute('href')).toBe('/users/plus/subscribe/?plan=mdn_plus_10y')
  })

  test('reads no promise of free months where the prices are others', async () => {
    const container = await showOffer({
      ...OFFER,
      plans: { ...OFFER.plans, mdn_plus_5y: { id: 'y', monthlyPriceInCents: 499 } },
    })
    expect(get('field', 'Pay yearly', container)).toBeDefined()
  })

  test('has no switch where only one period is sold, and no card for a plan that is gone', async () => {
    const container = await showOffer({ ...OFFER, plans: { mdn_plus_10y: OFFER.plans.mdn_plus_10y } })
    expect(list('field', container)).toEqual([])
    expect(cards(container)).toEqual(['Core', 'RR Supporter 10'])
    expect(container.textContent).toContain('Billed annually')
  })

  test.each([
    ['a country that is not served', () => new Response('{}', { status: 404 })],
    ['a failure of the server', () => new Response('<h1>Error</h1>', { status: 500 })],
    ['no response', () => new TypeError('network')],
    ['a page in place of data', () => new Response('<!doctype html>')],
    ['no plans', () => new Response(JSON.stringify({ ...OFFER, plans: {} }))],
    ['a currency that is none', () => new Response(JSON.stringify({ ...OFFER, currency: '€' }))],
  ])('sees the free plan alone and no switch after %s', async (_name, make) => {
    const container = await show()
    await answer(make())
    await until(() => expect(cards(container)).toEqual(['Core']))
    expect(list('field', container)).toEqual([])
    expect(container.textContent).not.toContain('Loading')
  })

  test('a user who is offline is told so, and gets the plans when back online', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const container = await show()
    await until(() =>
      expect(container.textContent).toContain('You are currently offline. Please go online to view the plans for Room Plus.'),
    )
    expect(asked).toBe(0)
    online.mockReturnValue(true)
    await change(() => dispatchEvent(new Event('online')))
    await answer(new Response(JSON.stringify(OFFER)))
    await until(() => get('link', 'Start with Room Plus 5', container))
  })
})

describe('a signed-in user', () => {
  test('with the free plan upgrades', async () => {
    signIn({ isSubscriber: false, subscriptionType: 'core' })
    const container = await showOffer()
    expect(container.querySelector('h2')?.textContent).toBe('Choose a plan')
    expect(container.textContent).toContain('Current plan')
    get('link', 'Upgrade to Room Plus 5', container)
    get('link', 'Upgrade to RR Supporter 10', container)
  })

  test('with a yearly plan sees years first, their own plan, and what they can’t go back to', async () => {
    signIn({ isSubscriber: true, subscriptionType: 'mdn_plus_5y' })
    const container = await showOffer()
    const states = [...container.querySelectorAll('.plus-card')].map((card) => card.getAttribute('data-state'))
    expect(states).toEqual(['not-available', 'current', 'upgrade'])
    expect(get('link', 'Manage subscription', container).getAttribute('href')).toBe('/users/plus/manage/')
    expect(get('link', 'How to change plans', container).getAttribute('href')).toBe('/en-US/plus/docs/faq#changing_plans')
    await click(get('field', 'Pay yearly and get 2 months for free', container))
    await until(() => expect(container.textContent).toContain('Billed monthly'))
    expect([...container.querySelectorAll('.plus-card')].map((card) => card.getAttribute('data-state'))).toEqual([
      'not-available',
      'not-available',
      'upgrade',
    ])
  })
})
