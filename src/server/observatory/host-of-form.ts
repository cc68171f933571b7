/** The host of a name or an address that a user has entered, as the forms have it with script; undefined when nothing is left. @example hostOfForm('https://Example.org/a') // 'example.org' */
export function hostOfForm(input: string): string | undefined {
  const text = input.trim()
  const host = URL.parse(/^[a-z][a-z\d+.-]{0,20}:\/\//i.test(text) ? text : `https://${text}`)?.hostname ?? text
  return host === '' ? undefined : host
}
