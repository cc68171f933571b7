import { expect, test } from 'vitest'
import { html } from '#markup/html.ts'
import { letterIndex } from './letter-index.ts'

const lines = (...names: string[]) => names.map((name) => ({ name, html: html`<a>${name}</a>` }))

test('lines stand under their letters, numbers by value, and what begins with no letter in front', () => {
  expect(String(letterIndex(lines('b10', 'B2', 'a', '9', 'Äther')))).toBe(
    '<div class="api-index"><h3>*</h3><ul><li><a>9</a></li><li><a>Äther</a></li></ul><h3>A</h3><ul><li><a>a</a></li></ul><h3>B</h3><ul><li><a>B2</a></li><li><a>b10</a></li></ul></div>',
  )
})

test('nothing comes of nothing', () => {
  expect(letterIndex([])).toBeUndefined()
})
