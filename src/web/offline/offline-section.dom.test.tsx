import { beforeEach, expect, test } from 'vitest'
import { OFFLINE_SETTINGS_KEY } from '#contracts/offline.ts'
import { get, list, mount, settle, TEST_SITE, until } from '../testing/mount.fixture.tsx'
import { signIn, signOut } from '../testing/sign-in.fixture.ts'
import { prepareSettingsTexts } from '../ui/settings/settings-text.ts'
import { offlineSection } from './offline-section.tsx'

const SITE = { ...TEST_SITE, pageUrls: { plans: '/en-US/plus' } }

beforeEach(() => localStorage.clear())

async function show(): Promise<HTMLElement> {
  await prepareSettingsTexts('en-US')
  await offlineSection.prepare?.('en-US')
  const { container } = await mount(<offlineSection.Component />, 'en-US', SITE)
  await settle()
  return container
}

test.each([
  ['an anonymous user', () => signOut()],
  ['a user with the core plan', () => signIn({ isSubscriber: false })],
])('%s reads who can read offline, and stored settings are cleared', async (_, who) => {
  localStorage.setItem(OFFLINE_SETTINGS_KEY, '{"offline":true}')
  who()
  const section = await show()
  expect(section.textContent).toContain('Only the paid plans of Room Plus include offline reading.')
  expect(get('link', 'See the plans', section).getAttribute('href')).toBe('/en-US/plus#subscribe')
  expect(list('button', section)).toEqual([])
  await until(() => expect(localStorage.getItem(OFFLINE_SETTINGS_KEY)).toBeNull())
})

test('a browser without service workers says so', async () => {
  signIn()
  const section = await show()
  expect(section.textContent).toContain('This browser cannot store pages.')
  expect(section.querySelector('[role=switch]')).toBeNull()
})
