/** An item of a header like Accept-Language, with its weight from 0 to 1. */
export interface Weighted {
  readonly value: string
  readonly quality: number
}

/** More items than any browser sends; the rest of a longer list is not read. */
const MAX_ITEMS = 64

/**
 * The items of a weighted list, heaviest first, equal weights in the order of the header (RFC 9110 sections 12.4.2 and 5.6.1).
 * Items of weight 0 stay in: they say what is not wanted. A weight that is no number counts as 0.
 *
 * @example parseQualityList('de;q=0.5, fr') // [{ value: 'fr', quality: 1 }, { value: 'de', quality: 0.5 }]
 */
export function parseQualityList(header: string | undefined): readonly Weighted[] {
  if (header === undefined) return []
  return header
    .split(',', MAX_ITEMS)
    .map(parseItem)
    .filter((item) => item.value !== '')
    .sort((a, b) => b.quality - a.quality)
}

function parseItem(item: string): Weighted {
  const [value = '', ...parameters] = item.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter))
  return { value, quality: weight === undefined ? 1 : qualityOf(weight.slice(weight.indexOf('=') + 1).trim()) }
}

function qualityOf(text: string): number {
  const quality = /^\d+(\.\d*)?$/.test(text) ? Number(text) : 0
  return Math.min(quality, 1)
}
