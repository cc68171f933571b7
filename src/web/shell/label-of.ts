/** The words on a link or a button, in one line; `measure` cuts them to length. */
export function labelOf({ textContent }: Element): string {
  return textContent.replace(/\s+/g, ' ').trim()
}
