import { coverEmails } from './describe-error.ts'

/**
 * The path of a request as it may stand in the log: without its query and without e-mail addresses.
 *
 * @param url the request target
 * @example shownPath('/reset/ada%40example.org?token=x') // '/reset/[e-mail]'
 */
export function shownPath(url: string): string {
  return coverEmails(url.replace(/\?.*$/s, '').replaceAll('%40', '@'))
}
