/**
 * How long a text is for users and for the server: in code points, so that an emoji counts as one.
 *
 * @example countCharacters('né🧭') // 3
 */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Whether a text of this kind can be sent: not too long, and not empty where it has to be there. */
export function findTextError(
  text: string,
  { limit, isRequired }: { readonly limit: number; readonly isRequired: boolean },
): 'too_long' | 'missing' | undefined {
  if (isRequired && text.trim() === '') return 'missing'
  return countCharacters(text) > limit ? 'too_long' : undefined
}
