import type { WhoAmI } from '#contracts/accounts.ts'
import type { User, UserSettings } from '../browser/user.ts'

/** Where a user is taken to be when nothing is known (docs/behaviour/accounts.md 34). */
const DEFAULT_GEO: User['geo'] = { country: 'United States', country_iso: 'US' }
/** What servers answer of a country that they don't know (docs/behaviour/accounts.md 1). */
const UNKNOWN_COUNTRY = 'ZZ'

const DEFAULT_SETTINGS: UserSettings = {
  aiHelpHistory: false,
  collectionsLastModifiedTime: null,
  localeOverride: null,
  mdnplusNewsletter: false,
  noAds: false,
}

/** A user of whom nothing is known. */
export const ANYBODY: User = {
  username: null,
  isAuthenticated: false,
  isBetaTester: false,
  isStaff: false,
  isSuperUser: false,
  email: null,
  avatarUrl: null,
  isSubscriber: false,
  subscriptionType: null,
  subscriberNumber: null,
  geo: DEFAULT_GEO,
  settings: DEFAULT_SETTINGS,
}

/** The user as the server answers, with the defaults where it says nothing (docs/behaviour/accounts.md 34). */
export function userOf(answer: WhoAmI): User {
  return {
    username: answer.username,
    isAuthenticated: answer.is_authenticated ?? false,
    isBetaTester: answer.is_beta_tester ?? false,
    isStaff: answer.is_staff ?? false,
    isSuperUser: answer.is_super_user ?? false,
    email: answer.email,
    avatarUrl: answer.avatar_url,
    isSubscriber: answer.is_subscriber ?? false,
    subscriptionType: answer.subscription_type,
    subscriberNumber: answer.subscriber_number,
    geo: answer.geo.country_iso === UNKNOWN_COUNTRY ? DEFAULT_GEO : answer.geo,
    ...(answer.maintenance === undefined ? {} : { maintenance: answer.maintenance }),
    settings: settingsOf(answer.settings),
  }
}

function settingsOf(settings: WhoAmI['settings']): UserSettings {
  if (settings === null) return DEFAULT_SETTINGS
  return {
    aiHelpHistory: settings.ai_help_history,
    collectionsLastModifiedTime: settings.collections_last_modified_time,
    localeOverride: settings.locale_override,
    mdnplusNewsletter: settings.mdnplus_newsletter,
    noAds: settings.no_ads,
  }
}
