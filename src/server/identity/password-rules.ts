import { COMMON_PASSWORDS } from './common-passwords.data.ts'

/** Characters, not bytes: NIST SP 800-63B section 3.1.1.2 has 8 at least; more is asked of nobody, nor this sort and that sort of characters. */
export const PASSWORD_MIN_LENGTH = 8
/** In UTF-8; a sentence of 64 characters fits in any script. */
export const PASSWORD_MAX_BYTES = 1024

export type PasswordFault = 'password_short' | 'password_long' | 'password_common'

const ROWS = ['0123456789', '9876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop']

/**
 * Why a new password is refused; undefined when it is good.
 *
 * @param known what an attacker knows: the person's e-mail address, the name of the site
 */
export function findPasswordFault(password: string, known: readonly string[]): PasswordFault | undefined {
  if ([...password].length < PASSWORD_MIN_LENGTH) return 'password_short'
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) return 'password_long'
  return isCommon(password.normalize('NFKC').toLowerCase(), known) ? 'password_common' : undefined
}

function isCommon(password: string, known: readonly string[]): boolean {
  if (COMMON_PASSWORDS.has(password)) return true
  if (new Set(password).size <= 2) return true
  if (ROWS.some((row) => row.repeat(2).includes(password))) return true
  return known.flatMap(spellings).some((word) => word === password)
}

/** `ada@example.org` is known as a whole, before the @, and without what is no letter or number. */
function spellings(text: string): readonly string[] {
  const lower = text.normalize('NFKC').toLowerCase()
  return [lower, lower.split('@')[0] ?? '', lower.replace(/[^\p{L}\p{N}]/gu, '')]
}
