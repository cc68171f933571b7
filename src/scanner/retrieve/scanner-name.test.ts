import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scannerName } from './scanner-name.ts'

test('the user agent of a site names the page that explains its scans, which the starter site has', () => {
  expect(scannerName('https://site.example')).toBe('Lectern-Observatory/1 (+https://site.example/en-US/observatory/docs/faq)')
  expect(existsSync('starter/pages/observatory/docs/faq.md')).toBe(true)
})

test('without a site there is no address', () => {
  expect(scannerName('')).toBe('Lectern-Observatory/1')
})
