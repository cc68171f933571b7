import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/en-US/docs/Web#a', '/en-US/docs/Web#a'],
  ['https://room.example/x?y#z', '/x?y#z'],
  ['//evil.example/x', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example/', undefined],
  ['https://room.example.evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['docs/Web', undefined],
  ['https://', undefined],
])('an answer’s link to %s leads to %s', (url, path) => {
  expect(ownPath(url, 'https://room.example')).toBe(path)
})
