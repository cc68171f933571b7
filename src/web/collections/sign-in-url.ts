import { SIGN_IN_PATH } from '#contracts/account-paths.ts'

/** Where a user logs in to come back to this page. */
export function signInUrl(): string {
  return `${SIGN_IN_PATH}?next=${encodeURIComponent(location.pathname + location.search)}`
}
