import { expect, test } from 'vitest'
import { newsletterSettingsUrl } from './newsletter-settings-url.ts'

test('readers are led to the settings where a site has them, and nowhere where it has not', () => {
  expect(newsletterSettingsUrl('en-US', ['plus'], ['/en-US/plus/settings'])).toBe('/en-US/plus/settings#newsletter')
  expect(newsletterSettingsUrl('en-US', ['plus'], ['/{locale}/play'])).toBeUndefined()
  expect(newsletterSettingsUrl('en-US', ['collections'], ['/{locale}/plus/settings'])).toBeUndefined()
})
