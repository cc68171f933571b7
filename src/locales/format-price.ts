/**
 * A price as the language writes it, without the part after the point where that is zero. A currency that the browser does not know is shown by its code.
 *
 * @param amount in the smallest unit of the currency: cents, or yen
 * @param currency three letters (ISO 4217)
 * @example formatPrice(500, 'USD', 'en-US') // '$5'
 * @example formatPrice(417, 'USD', 'en-US') // '$4.17'
 */
export function formatPrice(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  const digits = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0
  return format.format(amount / 10 ** digits)
}
