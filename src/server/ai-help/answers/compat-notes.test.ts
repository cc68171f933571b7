import { expect, test } from 'vitest'
import type { ReadPage } from '../retrieval/read-page.ts'
import { notesOf } from './compat-notes.ts'

const PAGE: ReadPage = {
  url: '/gap',
  title: 'gap',
  shortTitle: 'gap',
  pageType: '',
  popularity: 0,
  parentTitle: null,
  baseline: 'low',
  support: { safari: '17.4' },
  sections: [],
}

test.each([
  ['a block', '```css\np { gap: 0 }\n```', 1],
  ['an item', '1. Do:\n\n   ```css\n   p { gap: 0 }\n   ```', 1],
  ['a quote', '> ~~~\n> p { gap: 0 }\n> ~~~', 1],
  ['text after a block in an item', '- ```css\n  p {}\n  ```\n\nMind the gap.', 0],
  ['text after code in a line', '```p``` is it\nMind the gap.', 0],
])('a feature in %s', (_, answer, count) => {
  expect(notesOf(answer, [PAGE])).toHaveLength(count)
})
