import { expect, test } from 'vitest'
import { LinkPlaces } from './link-places.ts'

test('links to one address are given one after the other, then again the first one that fits', () => {
  const body = '[a](/x) [b](/x)\n[c](/x)\n'
  const places = new LinkPlaces(body)
  expect([0, 0, 16, 16].map((from) => places.take('/x', from)?.start)).toEqual([4, 12, 20, 20])
})

test('a link that stands too early is given when there is no free one after it, and each only once while others are free', () => {
  const body = '[](/x)'.repeat(6)
  const places = new LinkPlaces(body)
  const taken = [20, 100, 20, 0, 9, 100, 0, 14, 100].map((from) => places.take('/x', from)?.start)
  expect(taken).toEqual([21, 3, 27, 9, 15, 33, 3, 15, 3])
})

// To look through all links for each of them takes minutes.
test('each of many thousand links to one address is found once, wherever they are looked for', () => {
  const places = new LinkPlaces(`<p>\n${'<a href=/x>'.repeat(100_000)}`)
  const taken = Array.from({ length: 100_000 }, (_, index) => places.take('/x', [0, index * 11, 2_000_000][index % 3] ?? 0)?.start)
  expect(new Set(taken).size).toBe(100_000)
  expect(places.take('/x', 20)?.start).toBe(23)
})

test('a definition is found in front of its use, and an address by what it means', () => {
  const places = new LinkPlaces('[r]: /a%20\\(b?x&amp;y\n\n[a][r]')
  expect(places.take('/a (b?x&y', 24)?.start).toBe(5)
})

test('in HTML blocks, links of HTML are found and brackets are not', () => {
  const places = new LinkPlaces('<pre>[a](/x) <a href="/x">b</a></pre>\n\n- <div>\n  [c](/x)\n\n  [d](/x)\n')
  expect([places.take('/x', 0), places.take('/x', 0)].map((link) => link?.start)).toEqual([22, 64])
})

test('images and lines of a paragraph are no places of links', () => {
  const body = 'a\n[b]: /x\n\n![c](/x)\n\n[d](/x)\n'
  expect(new LinkPlaces(body).take('/x', 0)?.start).toBe(body.lastIndexOf('/x'))
})

test('what no author wrote has no place', () => {
  expect(new LinkPlaces('{{x("/x")}} `[a](/x)`').take('/x', 0)).toBeUndefined()
})
