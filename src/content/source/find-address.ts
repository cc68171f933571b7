/**
 * Where an address stands in a text for the next time, as Markdown and HTML write it. Does not know code and comments (link-places.ts does)
 * and is therefore fast. Undefined when the address is written in another way.
 *
 * @param from offset at which the search begins
 * @example findAddress('[#a](#abc) [b](#a)', '#a', 0) // 15
 */
export function findAddress(text: string, address: string, from: number): number | undefined {
  if (address === '') return undefined
  for (let at = text.indexOf(address, from); at >= 0; at = text.indexOf(address, at + 1)) {
    if (/[(<"'=]/.test(text[at - 1] ?? '') && /^(?:[)>"'\s]|$)/.test(text.slice(at + address.length, at + address.length + 1))) return at
  }
  return undefined
}
