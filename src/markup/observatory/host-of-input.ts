/**
 * The host of what a user has entered, in a form with or without script: of an address, only its host is scanned. Undefined when nothing is left. A text
 * that is no address stays as it is: the server says what is wrong with it.
 *
 * @param parse `URL.parse` of the browser or of Node, which this part does not have
 * @example hostOfInput(' https://Example.org:8080/a?b ', URL.parse) // 'example.org'
 */
export function hostOfInput(input: string, parse: (address: string) => { readonly hostname: string } | null): string | undefined {
  const text = input.trim().replace(/^\/+/, '')
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  const host = parse(address)?.hostname.replace(/\.$/, '') ?? text
  return host === '' ? undefined : host
}
