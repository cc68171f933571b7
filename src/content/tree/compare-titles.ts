const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** The order of titles in lists: English, numbers by value, accents and case ignored (docs/behaviour/documents.md 43). Equal ones by code unit. */
export function compareTitles(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}
