import { expect, test } from 'vitest'
import { topBannerText } from './top-banner-text.ts'

test('the banner names a discount before 8 January 2025, and none from then on', () => {
  expect([topBannerText(Date.UTC(2025, 0, 8) - 1), topBannerText(Date.UTC(2025, 0, 8))]).toEqual(['fallback_discount', 'fallback'])
})
