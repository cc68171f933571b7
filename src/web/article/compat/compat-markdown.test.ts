import { expect, test } from 'vitest'
import { compatMarkdown } from './compat-markdown.ts'

test('a table has a head, a rule and its rows', () => {
  expect(
    compatMarkdown(
      ['Feature', 'Chrome'],
      [
        ['`gap`', '57'],
        ['part', 'No support'],
      ],
    ),
  ).toBe('| Feature | Chrome |\n| --- | --- |\n| `gap` | 57 |\n| part | No support |\n')
})

test('nothing in a cell ends it', () => {
  expect(compatMarkdown(['a|b'], [[' one\n two|three ']])).toBe('| a\\|b |\n| --- |\n| one two\\|three |\n')
})
