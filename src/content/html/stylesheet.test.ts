import { expect, test } from 'vitest'
import { Stylesheet } from './stylesheet.ts'

test('declarations become a class that the stylesheet explains', () => {
  const stylesheet = new Stylesheet()
  const name = stylesheet.classFor(' color:  red;\n width: calc(1px + (2px)); ')
  expect(name).toMatch(/^s-[0-9a-f]{8}$/)
  expect(stylesheet.toString()).toBe(`.${name}{color: red; width: calc(1px + (2px))}\n`)
})

test('equal declarations share a class, and the order of use does not show in the stylesheet', () => {
  const [one, two] = [new Stylesheet(), new Stylesheet()]
  expect(one.classFor('color: red')).toBe(one.classFor('color: red;'))
  one.classFor('width: 1px')
  two.classFor('width: 1px')
  two.classFor('color: red')
  expect(one.toString()).toBe(two.toString())
})

test('without styles there is no stylesheet', () => {
  const stylesheet = new Stylesheet()
  expect(stylesheet.classFor('  ')).toBeUndefined()
  expect(stylesheet.toString()).toBe('')
})

test.each([
  'color: red} body{display: none',
  'background: url(https://evil.example/)',
  'background: URL (x)',
  'background: image-set("x")',
  'color: red; @import "x"',
  'color: r\\65d',
  'color: red /* x',
  'content: "open',
  "content: 'open",
  'width: calc(1px',
  'width: 1px)',
  'grid-area: [a',
  'width: (1px]',
  'position: fixed',
  'POSITION : fixed',
  'width: expression(alert(1))',
  'just words',
  '</style>',
])('%j is rejected', (declarations) => {
  const stylesheet = new Stylesheet()
  expect(stylesheet.classFor(declarations)).toBeUndefined()
  expect(stylesheet.toString()).toBe('')
})

test.each([
  'content: "a;b"',
  'color: var(--x)',
  '--x: 1px',
  'font-family: "A B", sans-serif',
  'content: "("',
  'text-decoration: underline',
])('%j is allowed', (declarations) => {
  expect(new Stylesheet().classFor(declarations)).toBeDefined()
})
