/** How much of a note is shown at first, in characters (docs/behaviour/collections.md 32). */
const NOTE_SHOWN = 180

/**
 * The beginning of a note that is longer than what is shown at first; undefined for one that fits. Cut between words where one ends near,
 * never within a character.
 */
export function cutNote(note: string): string | undefined {
  const characters = [...note]
  if (characters.length <= NOTE_SHOWN) return undefined
  const cut = characters.slice(0, NOTE_SHOWN).join('')
  const end = cut.search(/\s\S*$/)
  return `${(end > cut.length * 0.8 ? cut.slice(0, end) : cut).trimEnd()}…`
}

/** Whether a note is set as code: one with a brace (docs/behaviour/collections.md 32). */
export function isCode(note: string): boolean {
  return note.includes('{')
}
