/** Where a browser keeps what the learner of an account has done, as long as they are signed in. */
export const ACCOUNT_KEY = 'curriculum-progress-account'
