import { expect, test } from 'vitest'
import { countWords, hasRunningExample, listSentences } from './prose.ts'

test('code, macros, tags and addresses are no words', () => {
  const markdown = 'One `not this` [two](/en-US/docs/Web) <em>three</em> {{CSSxRef("color")}}.\n\n```js\nlet not = counted\n```\n\nFour.'
  expect(countWords(markdown)).toBe(4)
})

test('a sentence is the same whatever its marks and lines', () => {
  const [first] = listSentences('A *page* says what it\nhas to say, once.')
  const [second] = listSentences('- A page says what it has to say — once!')
  expect(first).toBe(second)
})

test('a short sentence may stand anywhere', () => {
  expect(listSentences('Five words are too few. So are these.')).toEqual([])
})

test('names in code distinguish sentences', () => {
  expect(listSentences('The header `ETag` is sent with each answer.')).not.toEqual(
    listSentences('The header `Allow` is sent with each answer.'),
  )
})

test.each(['{{EmbedLiveSample("a")}}', '{{InteractiveExample("a")}}', '```js\nlog(1)\n```'])('%s runs', (markdown) => {
  expect(hasRunningExample(markdown)).toBe(true)
})

test('an example in another language does not run by itself', () => {
  expect(hasRunningExample('```css\na {}\n```')).toBe(false)
})
