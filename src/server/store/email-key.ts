import { domainToASCII } from 'node:url'

/**
 * An e-mail address as it is compared: two spellings of one mailbox give the same key. Upper and lower case are one, as mail providers
 * have it, whatever RFC 5321 section 2.4 allows; so is a name of a host in letters and in Punycode, for browsers send it either way.
 *
 * @example emailKey(' Ada@Bücher.example ') // 'ada@xn--bcher-kva.example'
 */
export function emailKey(email: string): string {
  const key = email.trim().normalize('NFC').toLowerCase()
  const mark = key.lastIndexOf('@') + 1
  const host = domainToASCII(key.slice(mark))
  return mark === 0 || host === '' ? key : `${key.slice(0, mark)}${host}`
}
