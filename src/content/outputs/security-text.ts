import type { SecurityContact } from '#contracts/site.ts'
import type { Output } from './output.ts'

/** Where RFC 9116 section 3 puts the file. */
const SECURITY_TEXT_PATH = '.well-known/security.txt'

/** `security.txt`, where `site.json` has contacts for security. */
export const securityTextFiles: Output = ({ content: { site }, origin }) => {
  const { security } = site
  return security === undefined ? [] : [{ path: SECURITY_TEXT_PATH, make: () => securityText(security, origin) }]
}

/** How to report a vulnerability of the site, as RFC 9116 section 2.5 has it (docs/behaviour/security-text.md 1). */
export function securityText(
  { contact, expires, policy, acknowledgments, encryption, languages }: SecurityContact,
  origin: string,
): string {
  const fields: readonly (readonly [string, string | undefined])[] = [
    ...contact.map((address) => ['Contact', address] as const),
    ['Expires', `${expires}T00:00:00Z`],
    ['Encryption', encryption],
    ['Acknowledgments', acknowledgments],
    ['Preferred-Languages', languages?.join(', ')],
    ['Canonical', `${origin}/${SECURITY_TEXT_PATH}`],
    ['Policy', policy],
  ]
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\n`])).join('')
}
