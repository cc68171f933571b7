/** Spellings with the same sound in English, German or French, and the one that stands for all. The longest are first. */
const SOUNDS: Readonly<Record<string, string>> = { ck: 'k', ph: 'f', qu: 'kv', th: 't', c: 'k', q: 'k', w: 'v', x: 'ks', y: 'i', z: 's' }
const SPELLINGS = /ck|ph|qu|th|[cqwxyz]/g

/**
 * A word as it sounds, so that two spellings of one sound give the same key. A key is no word; it is compared with other keys only.
 *
 * @param word folded (`foldWord`)
 * @example soundKey('flexbocks') === soundKey('flexbox') // true
 */
export function soundKey(word: string): string {
  const sound = word.replace(SPELLINGS, (letters, at: number) => (letters === 'c' && isSoft(word, at) ? 's' : (SOUNDS[letters] ?? letters)))
  return [...sound].filter((letter, at, all) => letter !== all[at - 1]).join('')
}

/** Whether a `c` is pronounced as an `s`. */
function isSoft(word: string, at: number): boolean {
  return /[eiy]/.test(word.charAt(at + 1))
}
