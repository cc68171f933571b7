/**
 * The cookie that says to the next page that the user has signed out, so that it does not begin with the last known account. Scripts read
 * it, and it says nothing else. Signing in removes it.
 */
export const SIGN_OUT_MARK = 'signed-out'
/** How long it is stored, in seconds: enough for the next page on a slow connection. */
export const SIGN_OUT_MARK_SECONDS = 60
