import { expect, test } from 'vitest'
import type { Passage } from '../retrieval/find-passages.ts'
import { quotePassages } from './quote-passages.ts'

function passageOf(title: string, paragraph: string, isLikely = true): Passage {
  const section = { url: `/${title}#a`, heading: 'Use', paragraphs: [paragraph], code: [{ language: 'js', text: '`a`' }] }
  const page = { url: `/${title}`, title, shortTitle: title, pageType: '', popularity: 0, parentTitle: null, baseline: null, support: {} }
  const source = { url: section.url, title, heading: section.heading }
  return { page: { ...page, sections: [section] }, section, source, text: paragraph, isLikely }
}

test('likely passages are quoted word for word below links to their sections; signs of Markdown in them are text', () => {
  const [, quote] = quotePassages([passageOf('gap', 'Sets `a*b` and *c* [d].'), passageOf('rules', 'Other.', false)], 'en-US')
  expect(quote).toBe('**[gap: Use](/gap#a)**\n\n> Sets `a*b` and \\*c\\* \\[d\\].\n\n```js\n`a`\n```\n\n')
})

test.each([
  ['after a word', 'word '.repeat(200), `${'word '.repeat(100)}…`],
  ['without blanks, at the limit', '弹性盒子'.repeat(200), `${'弹性盒子'.repeat(125)} …`],
  ['with an early blank, at the limit', `CSS ${'弹性盒子'.repeat(200)}`, `CSS ${'弹性盒子'.repeat(124)} …`],
  ['before a character of two halves', `a${'😀'.repeat(400)}`, `a${'😀'.repeat(249)} …`],
])('a long paragraph ends %s', (_, paragraph, expected) => {
  const [, quote = ''] = quotePassages([passageOf('gap', paragraph)], 'zh-CN')
  expect(quote.split('\n').find((line) => line.startsWith('> '))).toBe(`> ${expected}`)
})

test('without a likely passage there are links alone, in the language of the question', () => {
  const text = quotePassages([passageOf('gap', 'Sets.', false), passageOf('rules', 'Other.', false)], 'fr').join('')
  expect(text).toMatch(/^La recherche n’a trouvé sur ce site aucune page susceptible/)
  expect(text).toContain('- [gap: Use](/gap#a)\n- [rules: Use](/rules#a)\n')
  expect(text).not.toContain('>')
})

test('at most four passages are quoted', () => {
  const passages = Array.from({ length: 6 }, (_, at) => passageOf(`p${at}`, 'Text.'))
  expect(quotePassages(passages, 'en-US')).toHaveLength(5)
})
