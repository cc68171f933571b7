/** Makes the pieces of an answer text that can be stored, and sent with the next question. */
export interface CharacterFilter {
  push(piece: string): string
}

/**
 * A filter of what a model sends: without NUL characters, and without halves of surrogate pairs (U+FFFD in their place), unless the other half
 * begins the next piece.
 */
export function createCharacterFilter(): CharacterFilter {
  let half = ''
  return {
    push(piece) {
      const text = half + piece
      half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : ''
      return text
        .slice(0, text.length - half.length)
        .replaceAll('\0', '')
        .toWellFormed()
    },
  }
}
