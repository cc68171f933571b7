/**
 * A text in lower case, with each character at the place it had. `İ` (U+0130) is the only one whose lower case is longer (Unicode, SpecialCasing.txt); it becomes `i`.
 *
 * @example lowerCase('İzin ver') // 'izin ver'
 */
export function lowerCase(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase()
}
