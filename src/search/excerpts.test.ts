import { describe, expect, test } from 'vitest'
import { cutExcerpts, markTerms } from './excerpts.ts'
import { SoughtTerms } from './sought-terms.ts'
import { createTokenizer } from './tokenize.ts'

const tokenize = createTokenizer('en-US')
const cut = (text: string, ...terms: readonly string[]): readonly string[] => cutExcerpts(text, new SoughtTerms(terms), tokenize)
const mark = (text: string, ...terms: readonly string[]): string => markTerms(text, new SoughtTerms(terms), tokenize)

/** A hundred words of six letters, `word00` to `word99`; some are replaced. */
function wordsWith(replaced: Readonly<Record<number, string>>): readonly string[] {
  return Array.from({ length: 100 }, (_, number) => replaced[number] ?? `word${String(number).padStart(2, '0')}`)
}

describe('marks', () => {
  test.each([
    ['nothing of theirs', ['x'], 'nothing of theirs'],
    ['a < b', ['b'], 'a &lt; <mark>b</mark>'],
    ['b "a" b', ['b'], '<mark>b</mark> &quot;a&quot; <mark>b</mark>'],
    ['Grids and grid', ['grid'], '<mark>Grids</mark> and <mark>grid</mark>'],
    ['querySelector() here', ['queri'], '<mark>querySelector</mark>() here'],
  ])('of %j are where its words have one of %j', (text, terms, html) => {
    expect(mark(text, ...terms)).toBe(html)
  })
})

describe('an excerpt', () => {
  test('begins at a word a third of its length before what was found, and ends with a whole word', () => {
    const words = wordsWith({ 50: 'target' })
    expect(cut(words.join(' '), 'target')).toEqual([words.slice(45, 62).join(' ').replace('target', '<mark>target</mark>')])
  })

  test('of the beginning of a text begins with it', () => {
    const words = wordsWith({ 2: 'target' })
    expect(cut(words.join(' '), 'target')).toEqual([words.slice(0, 17).join(' ').replace('target', '<mark>target</mark>')])
  })

  test('of the end of a text goes on to its end', () => {
    const words = wordsWith({ 99: 'target' })
    expect(cut(words.join(' '), 'target')).toEqual([words.slice(83).join(' ').replace('target', '<mark>target</mark>')])
  })

  test('is a short text whole', () => {
    expect(cut('only a target & more', 'target')).toEqual(['only a <mark>target</mark> &amp; more'])
  })

  test('is cut by its length where a text has no spaces', () => {
    const text = `${'a,'.repeat(100)}target${',a'.repeat(100)}`
    expect(cut(text, 'target')).toEqual([text.slice(160, 280).replace('target', '<mark>target</mark>')])
  })

  test('is there for a word that is written otherwise than its term, within the first 3000 characters', () => {
    expect(cut('die Ubergange: Übergänge', 'übergäng')).toEqual([])
    expect(cutExcerpts('Die Übergänge', new SoughtTerms(['ubergang']), createTokenizer('de'))).toEqual(['Die <mark>Übergänge</mark>'])
    expect(cutExcerpts(`${'wort '.repeat(600)}Übergänge`, new SoughtTerms(['ubergang']), createTokenizer('de'))).toEqual([])
  })

  test('of a text with İ, whose lower case is longer, is around the word', () => {
    const text = `${'İşlem İsteği İle İlgili '.repeat(50)}target`
    expect(cutExcerpts(text, new SoughtTerms(['target']), createTokenizer('tr')).at(0)).toMatch(/<mark>target<\/mark>$/)
  })

  test('is there only when the word is, not for the same letters in another', () => {
    expect(cut('a concatenation', 'cat')).toEqual([])
  })
})

describe('excerpts', () => {
  test('are at most three: those with most of the terms, then the first, in the order of the text', () => {
    const words = wordsWith({ 10: 'left', 35: 'left', 36: 'right', 60: 'right', 85: 'right', 86: 'left' })
    const html = cut(words.join(' '), 'left', 'right')
    expect(html.map((one) => [...one.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => word))).toEqual([
      ['left'],
      ['left', 'right'],
      ['right', 'left'],
    ])
  })

  test('have no part of the text twice', () => {
    const words = wordsWith({ 40: 'target', 44: 'target', 52: 'target' })
    const html = cut(words.join(' '), 'target')
    expect(html.join(' ').match(/word46/g)).toHaveLength(1)
  })

  test('are looked for at a dozen places of each term', () => {
    const text = `${'a target and words between them that fill it. '.repeat(100)}another`
    expect(cut(text, 'target', 'another').some((one) => one.includes('<mark>another</mark>'))).toBe(true)
  })
})
