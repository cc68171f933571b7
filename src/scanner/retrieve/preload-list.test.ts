import { expect, test } from 'vitest'
import { findPreloadEntries, parsePreloadList } from './preload-list.ts'

const LIST = parsePreloadList(`// A comment.
{
  "pinsets": [],
  "entries": [
    // Another one.
    { "name": "site.example", "policy": "custom", "mode": "force-https", "include_subdomains": true },
    { "name": "Pinned.example", "pins": "x" }
  ]
}`)

test('entries for hosts and the domains above them are found', () => {
  expect(findPreloadEntries(LIST, ['a.b.site.example', 'site.example', 'pinned.example', 'notsite.example'])).toEqual([
    { name: 'site.example', includeSubdomains: true, forcesHttps: true },
    { name: 'pinned.example', includeSubdomains: false, forcesHttps: false },
  ])
})

test.each(['', '{', '[]', '{"entries": [{}]}', '{"entries": {}}'])('%j is no list', (text) => {
  expect(() => parsePreloadList(text)).toThrow()
})
