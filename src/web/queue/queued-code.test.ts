import { expect, test } from 'vitest'
import { mergeQueue, queueLanguageOf } from './queued-code.ts'

test('languages have one name each, and others are not played', () => {
  expect(['html', 'css', 'js', 'javascript', 'json', 'toString'].map(queueLanguageOf)).toEqual([
    'html',
    'css',
    'js',
    'js',
    undefined,
    undefined,
  ])
})

test('examples are joined by language, in the order of the page', () => {
  expect(
    mergeQueue([
      { key: 4, lang: 'js', code: 'second()' },
      { key: 0, lang: 'html', code: '<p></p>' },
      { key: 1, lang: 'js', code: 'first()' },
    ]),
  ).toEqual({ html: '<p></p>', css: '', js: 'first()\nsecond()' })
})

test('an empty queue is nothing to play', () => {
  expect(mergeQueue([])).toBeUndefined()
})
