import { expect, test } from 'vitest'
import { formatPrice } from './format-price.ts'

test.each([
  [500, 'USD', 'en-US', '$5'],
  [417, 'USD', 'en-US', '$4.17'],
  [833, 'EUR', 'de', '8,33\u00a0€'],
  [700, 'JPY', 'ja', '￥700'],
  [5000, 'EUR', 'de', '50\u00a0€'],
  [500, 'XQZ', 'en-US', 'XQZ\u00a05'],
])('%d of %s in %s is %s', (amount, currency, locale, text) => {
  expect(formatPrice(amount, currency, locale)).toBe(text)
})
