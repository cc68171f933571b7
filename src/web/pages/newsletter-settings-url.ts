import { type Feature, isSwitchedOff } from '#contracts/features.ts'
import { SERVED_ADDRESSES } from '#contracts/menus.ts'

const SETTINGS = '/plus/settings'

/**
 * Where readers change what they get of the newsletter (spec 001, 'Newsletter page'); undefined on a site whose settings are not there.
 *
 * @param served those of `SERVED_ADDRESSES` unless a test says otherwise
 * @example newsletterSettingsUrl('en-US', ['plus'], ['/{locale}/plus/settings']) // '/en-US/plus/settings#newsletter'
 */
export function newsletterSettingsUrl(
  locale: string,
  features: readonly Feature[],
  served: readonly string[] = SERVED_ADDRESSES,
): string | undefined {
  const url = `/${locale}${SETTINGS}`
  const isServed = served.includes(`/{locale}${SETTINGS}`) || served.includes(url)
  return isServed && !isSwitchedOff(url, features) ? `${url}#newsletter` : undefined
}
