import { expect, test } from 'vitest'
import { withYieldPoints } from './yield-points.ts'

const POINT = '<script type="text/plain"></script>'
const LONG = 'a'.repeat(20_000)

function pointsIn(html: string): string {
  return withYieldPoints([html], [1]).join('')
}

test.each([
  ['after a paragraph', `<p>${LONG}</p>`, '<p>b</p>'],
  ['at the end of an entry', `<ul><li>${LONG}`, '</li><li>b</li></ul>'],
  ['at the end of a description', `<dl><dt>a</dt><dd>${LONG}`, '</dd><dt>b</dt><dd>b</dd></dl>'],
  ['between two rows', `<table><tbody><tr><td>${LONG}</td></tr>`, '<tr><td>b</td></tr></tbody></table>'],
])('a late section has a point after 20,000 characters: %s', (_, before, after) => {
  expect(pointsIn(before + after)).toBe(before + POINT + after)
})

test.each([
  ['in fewer characters', `<p>${LONG.slice(20)}</p><p>b</p>`],
  ['after the last row, which has rules of its own', `<table><tbody><tr><td>${LONG}</td></tr></tbody></table>`],
  ['in code', `<pre>${LONG}&lt;/p&gt;</pre>`],
])('there is no point %s', (_, html) => {
  expect(pointsIn(html)).toBe(html)
})

test('short sections are counted together, and sections that are laid out at once have no points', () => {
  const half = `<p>${LONG.slice(8000)}</p>`
  expect(withYieldPoints([half, half, half, half], [undefined, 1, 1, 1])).toEqual([half, half, half + POINT, half])
  expect(withYieldPoints([`<p>${LONG}</p>`], [undefined])).toEqual([`<p>${LONG}</p>`])
})

test('the points of a long section are 20,000 characters apart, and all else stays as it is', () => {
  const html = `<ul>${'<li>An entry of the list</li>'.repeat(2000)}</ul>`
  const withPoints = pointsIn(html)
  const parts = withPoints.split(POINT)
  expect(parts.join('')).toBe(html)
  expect(parts.length).toBe(1 + Math.floor(html.length / 20_030))
  expect(parts.slice(0, -1).every((part) => part.length >= 20_000 && part.length < 20_040)).toBe(true)
})
