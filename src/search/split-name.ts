const BREAKS = /(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[_$]+/u

/**
 * The words that a name in code is made of; empty when it is one word. Digits stay with their letters: `2D` is one word.
 *
 * @example splitName('getElementById') // ['get', 'Element', 'By', 'Id']
 * @example splitName('HTMLElement') // ['HTML', 'Element']
 * @example splitName('map') // []
 */
export function splitName(name: string): readonly string[] {
  if (!/[\p{Lu}_$]/u.test(name)) return []
  const parts = name.split(BREAKS).filter((part) => part !== '')
  return parts.length > 1 ? parts : []
}
