/** Made for the first comparison: it takes as long as loading ten modules. */
let collate: Intl.Collator['compare'] | undefined

/** The order of titles in lists: English, numbers by value, accents and case ignored (docs/behaviour/documents.md 43). Equal ones by code unit. */
export function compareTitles(a: string, b: string): number {
  collate ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' }).compare
  return collate(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}
