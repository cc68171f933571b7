import { expect, test } from 'vitest'
import { readTimeOf } from './read-time.ts'

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ')

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [221, 2],
  [660, 3],
])('%i words take %i minutes', (count, minutes) => {
  expect(readTimeOf(words(count))).toBe(minutes)
})

test('code that users see counts, hidden code does not', () => {
  expect(readTimeOf(`${words(200)}\n\n\`\`\`css\n${words(40)}\n\`\`\`\n`)).toBe(2)
  expect(readTimeOf(`${words(200)}\n\n\`\`\`css hidden\n${words(40)}\n\`\`\`\n`)).toBe(1)
  expect(readTimeOf(`${words(200)}\n\n\`\`\`\`html live-sample___x hidden\n\`\`\`\n${words(40)}\n\`\`\`\`\n`)).toBe(1)
})

test('signs between words are none', () => {
  expect(readTimeOf(`${words(220)} — * - ( ) [ ] #`)).toBe(1)
})
