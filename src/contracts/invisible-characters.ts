/**
 * Characters that are not seen themselves, but hide a part of a text or turn its direction around: control characters, lone surrogates, characters for private
 * use, marks and overrides of direction (UAX 9, section 2), and invisible characters that make two texts look the same (UTS 39, section 5): soft hyphens,
 * separators of lines, spaces and operators without a width, annotations, tags. The two joiners are not among them: Persian words and emoji need them.
 *
 * For `replace`; a global pattern remembers its position for `test` and `exec`.
 */
export const INVISIBLE_CHARACTERS =
  /[\p{Cc}\p{Co}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu

/** Spaces, and what has no shape by itself: joiners, variation selectors, fillers (Unicode Standard, section 5.21). */
const SHAPELESS = /[\s\p{Default_Ignorable_Code_Point}]/gu

/**
 * Whether anything of a text is seen.
 *
 * @example hasVisibleCharacter('\u200b \u200d') // false
 */
export function hasVisibleCharacter(text: string): boolean {
  return text.replace(INVISIBLE_CHARACTERS, '').replace(SHAPELESS, '') !== ''
}
