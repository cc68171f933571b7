/** Where a user signs in and out; `next` is a path of this site. */
export const SIGN_IN_PATH = '/users/fxa/login/authenticate/'
export const SIGN_IN_SILENT_PATH = '/users/fxa/login/no-prompt/'
export const SIGN_IN_CALLBACK_PATH = '/users/fxa/login/callback/'
export const SIGN_OUT_PATH = '/users/fxa/login/logout/'
/** The longest `next`, to come back to after signing in, in characters: a cookie has to hold it, of which browsers store 4,096 bytes (RFC 6265 section 6.1). */
export const NEXT_MAX = 2048
/** The page of the user's own account: sessions, data, deletion. In the user's language. */
export const ACCOUNT_PATH = '/users/account/'
/** The targets of the forms of that page, and the file of the user's data. */
export const ACCOUNT_SESSIONS_PATH = '/users/account/sessions/'
export const ACCOUNT_DATA_PATH = '/users/account/data/'
export const ACCOUNT_DELETION_PATH = '/users/account/delete/'
/** Below this the site's own provider lives. */
export const IDENTITY_PATH = '/identity'
