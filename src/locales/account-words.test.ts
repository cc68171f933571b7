import { expect, test } from 'vitest'
import { ACCOUNTS_TEXTS, accountsTexts } from './accounts.ts'
import { identityTexts } from './identity.ts'
import { interfaceTexts } from './interface/all-interface-texts.ts'

test.each(Object.keys(ACCOUNTS_TEXTS))(
  '%s has one word each for logging in, signing up and signing out (docs/behaviour/identity.md 19)',
  (locale) => {
    const header = interfaceTexts(locale)
    const identity = identityTexts(locale)
    expect([identity('sign_in'), identity('sign_up'), identity('sign_up_button')]).toEqual([
      header['accounts.log_in'],
      header['accounts.sign_up'],
      header['accounts.sign_up'],
    ])
    expect(accountsTexts(locale)('revoke').toLowerCase()).toBe(String(header['accounts.sign_out']).toLowerCase())
  },
)
