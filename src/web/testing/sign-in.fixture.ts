import { takeUser, type User } from '../browser/user.ts'

/** Signs a user in, and says so to the page. */
export function signIn(more: Partial<User> = {}): void {
  takeUser({
    username: 'reader',
    isAuthenticated: true,
    isBetaTester: false,
    isStaff: false,
    isSuperUser: false,
    email: null,
    avatarUrl: null,
    isSubscriber: true,
    subscriptionType: null,
    subscriberNumber: null,
    geo: { country: 'Unknown', country_iso: 'ZZ' },
    settings: { aiHelpHistory: false, collectionsLastModifiedTime: null, localeOverride: null, mdnplusNewsletter: false, noAds: false },
    ...more,
  })
}

/** Makes the user anonymous, and says so to the page. */
export function signOut(): void {
  signIn({ username: null, isAuthenticated: false })
}
