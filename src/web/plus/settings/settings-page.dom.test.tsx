import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NEWSLETTER_ADDRESSES } from '#contracts/newsletter-addresses.ts'
import type { SiteSettings } from '#contracts/site.ts'
import { setUserSource, type User } from '../../browser/user.ts'
import { change, click, get, list, mount, settle, TEST_SITE, until } from '../../testing/mount.fixture.tsx'
import { signIn, signOut } from '../../testing/sign-in.fixture.ts'
import type { SettingsSection } from '../../ui/settings/settings-section.ts'
import { PLUS_SECTIONS } from './sections.ts'
import { SettingsPage } from './settings-page.tsx'

const PAGE = {
  renderer: 'PlusSettings',
  url: '/en-US/plus/settings',
  locale: 'en-US',
  pageTitle: 'My Settings',
  title: 'My Settings',
} as const
const SITE: SiteSettings = { ...TEST_SITE, pageUrls: { plans: '/en-US/plus', settings: '/en-US/plus/settings' } }

interface Reply {
  readonly status: number
  readonly body?: object
}

/** What the server stores, and what it answers next; it answers when `answer` is called. */
let asked: object[]
let waiting: ((reply: Reply) => void)[]

async function answer(reply: Reply): Promise<void> {
  const next = waiting.shift()
  if (next === undefined) throw new Error('nothing was asked')
  await change(() => next(reply))
  await settle()
}

function settingsOf(user: Partial<User['settings']>): User['settings'] {
  return { aiHelpHistory: false, collectionsLastModifiedTime: null, localeOverride: null, mdnplusNewsletter: false, noAds: false, ...user }
}

function stateOf(toggle: Element): readonly (string | null)[] {
  return ['aria-checked', 'aria-disabled'].map((name) => toggle.getAttribute(name))
}

async function show(sections: readonly SettingsSection[] = PLUS_SECTIONS, site = SITE): Promise<HTMLElement> {
  const { container } = await mount(<SettingsPage page={PAGE} sections={sections} />, 'en-US', site)
  await until(() => get('heading', 'Manage Account', container))
  return container
}

beforeEach(() => {
  asked = []
  waiting = []
  setUserSource(async () => undefined)
  vi.stubGlobal('fetch', (url: string, { body = '{}' }: { readonly body?: string }) => {
    if (url === NEWSLETTER_ADDRESSES.read.path) return Promise.resolve(new Response('{"subscribed":false}'))
    asked.push(JSON.parse(body))
    return new Promise((resolve) => {
      waiting.push(({ status, body: reply }) => resolve(new Response(reply === undefined ? '' : JSON.stringify(reply), { status })))
    })
  })
})

describe('a subscriber', () => {
  beforeEach(() => signIn({ isSubscriber: true }))

  test('turns ads off: the switch is busy until the server has stored it, and takes no second click', async () => {
    setUserSource(async () => signIn({ isSubscriber: true, settings: settingsOf({ noAds: true }) }))
    const page = await show()
    const toggle = get('button', 'Ad-free experience', page)
    await click(toggle)
    await click(toggle)
    expect([asked, ...stateOf(toggle)]).toEqual([[{ no_ads: true }], 'false', 'true'])
    await answer({ status: 201 })
    await until(() => expect([...stateOf(toggle)]).toEqual(['true', 'false']))
  })

  test('reads what went wrong, and tries the same again', async () => {
    const page = await show()
    await click(get('button', 'Ad-free experience', page))
    await answer({ status: 500, body: { code: 500, error: 'Internal Server Error', message: 'x' } })
    await until(() => expect(page.textContent).toContain('This was not saved. Internal Server Error'))
    await click(get('button', 'Try again', page))
    expect(asked).toEqual([{ no_ads: true }, { no_ads: true }])
    await answer({ status: 201 })
    await until(() => expect(page.textContent).not.toContain('This was not saved'))
  })

  test('reads once that the server can not be reached: it is not asked for the user as well', async () => {
    const source = vi.fn(async () => undefined)
    setUserSource(source)
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    const page = await show()
    await click(get('button', 'Ad-free experience', page))
    await until(() => expect(page.textContent).toContain('This was not saved. The server could not be reached.'))
    expect(source).not.toHaveBeenCalled()
  })

  test('is led to the subscription', async () => {
    const page = await show()
    expect(get('link', 'Manage subscription', page).getAttribute('href')).toBe('/users/plus/manage/')
  })

  test('whose plan has ended meanwhile gets the text of others in place of the switch', async () => {
    setUserSource(async () => signIn({ isSubscriber: false }))
    const page = await show()
    await click(get('button', 'Ad-free experience', page))
    await answer({ status: 201 })
    await until(() => expect(page.textContent).toContain('Only the paid plans of Room Plus'))
    expect(get('link', 'See the plans', page).getAttribute('href')).toBe('/en-US/plus#subscribe')
  })
})

test('a user with the core plan reads who may turn ads off, and nothing leads to plans that the site does not have', async () => {
  signIn({ isSubscriber: false })
  const page = await show(PLUS_SECTIONS, TEST_SITE)
  expect(page.textContent).toContain('Only the paid plans of Room Plus')
  expect(list('link', page).map(({ textContent }) => textContent)).not.toContain('See the plans')
})

test('a signed-in user is led to account, sessions, data and deletion', async () => {
  signIn({ isSubscriber: false })
  const page = await show()
  const links = ['Open account', 'See sessions', 'Download data', 'Delete account …'].map((name) => get('link', name, page))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/users/account/',
    '/users/account/#sessions',
    '/users/account/data/',
    '/users/account/#delete',
  ])
})

test('a signed-in user chooses whether conversations are stored', async () => {
  signIn({ isSubscriber: false })
  const page = await show()
  await click(get('button', 'Enable History', page))
  expect(asked).toEqual([{ ai_help_history: true }])
  const without = await show(PLUS_SECTIONS, { ...SITE, features: ['plus', 'newsletter'] })
  expect(without.querySelector('#ai-help')).toBeNull()
})

test('the history is deleted after a question, and the page says so', async () => {
  signIn()
  const page = await show()
  await click(get('button', 'Delete history …', page))
  await click(get('button', 'Delete', page))
  await answer({ status: 201 })
  await until(() => expect(page.textContent).toContain('Your history is deleted.'))
  expect(list('dialog', page)).toEqual([])
})

test('a user whom the page does not know, because the server does not answer, is not told to log in', async () => {
  signIn({ username: null, isAuthenticated: false, maintenance: 'The API is down.' })
  const page = await show()
  expect(page.textContent).not.toContain('You are not logged in.')
})

test('who deletes the history after the session has ended reads that they are not logged in', async () => {
  signIn()
  setUserSource(async () => signOut())
  const page = await show()
  await click(get('button', 'Delete history …', page))
  await click(get('button', 'Delete', page))
  await answer({ status: 401, body: { code: 401, error: 'Unauthorized', message: 'Log in to do this.' } })
  await until(() => expect(page.textContent).toContain('You are not logged in.'))
  expect(page.textContent).not.toContain('Log in to do this.')
  expect(list('dialog', page)).toEqual([])
})

test('an anonymous user sees the same sections, no switch, and where to log in', async () => {
  signOut()
  const page = await show()
  expect(list('heading', page).map(({ textContent }) => textContent)).toEqual([
    'My Settings',
    'Manage Account',
    'Ad-free experience',
    'AI Help',
    'Enable History',
    'Stay updated',
    'Room Plus Newsletter (Deprecated)',
  ])
  expect(page.querySelector('[role="switch"]')).toBeNull()
  expect(get('link', 'Log in', page).getAttribute('href')).toMatch(/^\/users\/fxa\/login\/authenticate\/\?next=/)
})

test('an address with a fragment scrolls to its row', async () => {
  signIn()
  const scrolled: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this.id)
  })
  location.hash = '#ai-help--history-enable'
  await show()
  expect(scrolled).toContain('ai-help--history-enable')
  location.hash = ''
})

test('sections are shown in the order of the list, once all have their texts', async () => {
  signIn()
  let isReady: () => void = () => undefined
  const late: SettingsSection = {
    id: 'late',
    prepare: () => new Promise((resolve) => (isReady = resolve)),
    title: () => 'Late',
    Component: () => <p>Rows</p>,
  }
  const { container } = await mount(<SettingsPage page={PAGE} sections={[...PLUS_SECTIONS, late]} />, 'en-US', SITE)
  await settle()
  expect(list('heading', container).map(({ textContent }) => textContent)).toEqual(['My Settings'])
  await change(() => isReady())
  await until(() => get('heading', 'Late', container))
  expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual(['account', 'ai-help', 'newsletter', 'late'])
})

test('a section of a feature that is off is not there', async () => {
  signIn({ isSubscriber: true })
  const titles = (page: HTMLElement) => [...page.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(titles(await show(PLUS_SECTIONS, { ...SITE, features: ['plus', 'newsletter', 'ai-help'] }))).toEqual([
    'Manage Account',
    'AI Help',
    'Delete History',
    'Stay updated',
  ])
  expect(titles(await show(PLUS_SECTIONS, { ...SITE, features: ['plus'] }))).toEqual(['Manage Account'])
})
