/**
 * The host of what a user entered: of an address, only its host is scanned. Undefined when nothing is left. What is no address stays as it
 * is: the server says what is wrong with it.
 *
 * @example hostOfInput(' https://Example.org:8080/a?b ') // 'example.org'
 */
export function hostOfInput(input: string): string | undefined {
  const text = input.trim().replace(/^\/+/, '')
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : text
  return host === '' ? undefined : host
}
