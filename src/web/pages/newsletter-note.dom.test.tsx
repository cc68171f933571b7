import { expect, test } from 'vitest'
import { areaText } from '#locales/areas.ts'
import { get, list, mount, TEST_SITE } from '../testing/mount.fixture.tsx'
import { signIn, signOut } from '../testing/sign-in.fixture.ts'
import { NewsletterNote } from './newsletter-note.tsx'

test('signed-in users are led to their settings where the site has them, and nowhere where it has none', async () => {
  signIn()
  const { container } = await mount(<NewsletterNote />, 'en-US', { ...TEST_SITE, pageUrls: { settings: '/en-US/plus/settings' } })
  expect(get('link', areaText('newsletter.settings'), container).getAttribute('href')).toBe('/en-US/plus/settings#newsletter')
  expect(list('link', (await mount(<NewsletterNote />)).container)).toEqual([])
})

test('anonymous users are not led to settings', async () => {
  signOut()
  const { container } = await mount(<NewsletterNote />, 'en-US', { ...TEST_SITE, pageUrls: { settings: '/en-US/plus/settings' } })
  expect(list('link', container)).toEqual([])
})
