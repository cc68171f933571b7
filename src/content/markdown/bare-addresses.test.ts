import { describe, expect, test } from 'vitest'
import { markdownToHtml } from './markdown.ts'

const linksOf = (text: string): string[] =>
  [
    ...markdownToHtml(text, {
      labels: { note: '', warning: '', good_example: '', bad_example: '' },
      report: () => {},
    }).matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g),
  ].map(([, href, shown]) => `${href} ${shown}`)

describe('a bare address becomes a link, without the punctuation after it', () => {
  test.each([
    ['See www.example.org.', 'http://www.example.org www.example.org'],
    ['(www.example.co.uk/a_(b)?c=d)', 'http://www.example.co.uk/a_(b)?c=d www.example.co.uk/a_(b)?c=d'],
    ['Write to a.b+c@mail.example.org, please', 'mailto:a.b+c@mail.example.org a.b+c@mail.example.org'],
    ['git@code.example:owner/name', 'mailto:git@code.example git@code.example'],
  ])('%s', (text, link) => {
    expect(linksOf(text)).toEqual([link])
  })
})

test.each([
  'example.org',
  'README.md',
  'name@1.2.0',
  '@scope/name@4.16.1',
  'www.example',
  'awww.example.org',
  'someone@host',
  '`www.example.org a@b.org`',
])('%s is no address', (text) => {
  expect(linksOf(text)).toEqual([])
})

test('an address within a link stays its text', () => {
  expect(linksOf('[www.example.org](/x) <a href="/y">a@example.org</a>')).toEqual(['/x www.example.org', '/y a@example.org'])
})

describe('an address is shown as it is written', () => {
  test.each(['<mailto:a@example.org?subject=This%20is%20the%20subject>', '<https://example.org/%C3%A4>', 'https://example.org/%20x'])(
    '%s',
    (text) => {
      const written = text.replace(/^<|>$/g, '')
      expect(linksOf(text)).toEqual([`${written} ${written}`])
    },
  )
})

test('thousands of addresses in one paragraph cost no more than each by itself', () => {
  expect(linksOf('www.a.bc '.repeat(5000))).toHaveLength(5000)
})
