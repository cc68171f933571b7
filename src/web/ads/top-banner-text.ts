import type { AdsTextKey } from '#locales/ads/ads-texts.ts'

/** The day in UTC before which the banner names a discount (docs/behaviour/ads.md 16). */
const DISCOUNT_ENDS_MS = Date.UTC(2025, 0, 8)

/** What the top of a page says where there is no ad. @param now milliseconds since 1970 */
export function topBannerText(now: number): AdsTextKey {
  return now < DISCOUNT_ENDS_MS ? 'fallback_discount' : 'fallback'
}
