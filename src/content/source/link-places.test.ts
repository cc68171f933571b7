import { expect, test } from 'vitest'
import { LinkPlaces } from './link-places.ts'

test('links to one address are given one after the other, then again the first one that fits', () => {
  const body = '[a](/x) [b](/x)\n[c](/x)\n'
  const places = new LinkPlaces(body)
  expect([0, 0, 16, 16].map((from) => places.take('/x', from)?.start)).toEqual([4, 12, 20, 20])
})

test('a definition is found in front of its use, and an address by what it means', () => {
  const places = new LinkPlaces('[r]: /a%20\\(b?x&amp;y\n\n[a][r]')
  expect(places.take('/a (b?x&y', 24)?.start).toBe(5)
})

test('in HTML blocks, links of HTML are found and brackets are not', () => {
  const places = new LinkPlaces('<pre>[a](/x) <a href="/x">b</a></pre>\n\n- <div>\n  [c](/x)\n\n  [d](/x)\n')
  expect([places.take('/x', 0), places.take('/x', 0)].map((link) => link?.start)).toEqual([22, 64])
})

test('what no author wrote has no place', () => {
  expect(new LinkPlaces('{{x("/x")}} `[a](/x)`').take('/x', 0)).toBeUndefined()
})
