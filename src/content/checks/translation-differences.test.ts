import { expect, test } from 'vitest'
import { readPageSource } from '../source/page-source.ts'
import { checkFiles, sourceOfPage } from '../testing/check-sample.ts'
import { samplePage } from '../testing/sample-page.ts'
import { findTranslationDifferences } from './translation-differences.ts'

const check = (english: string, german: string) =>
  checkFiles({
    'files/en-us/sample/index.md': sourceOfPage('Sample', english),
    'files/de/sample/index.md': sourceOfPage('Sample', german),
  })

test('a macro that stands on its own has to stand as often as in English', async () => {
  const sample = '{{EmbedLiveSample("a")}}\n\n```js live-sample___a\nx\n```\n'
  expect(await check(`${sample}\n{{Deprecated_Header}}\n`, `${sample}\n{{EmbedLiveSample("a")}}\n`)).toEqual([
    'files/de/sample/index.md:5:1 info translation-differences: Deprecated_Header is used 0 times here, once on the English page (bring the translation up to date)',
    'files/de/sample/index.md:11:1 info translation-differences: EmbedLiveSample is used 2 times here, once on the English page (bring the translation up to date)',
  ])
})

test('a page with the macros and the lists of the English one has no difference', async () => {
  const sample = '{{EmbedLiveSample("a")}}\n\n{{EmbedLiveSample("a")}}\n\n- a\n\n```js live-sample___a\nx\n```\n'
  expect(await check(sample, sample.replace('- a', '- ä'))).toEqual([])
})

test('the first list with another number of items is reported', async () => {
  expect(await check('- a\n- b\n  - c\n\ntext\n\n1. a\n2. b\n', '- a\n- b\n  - c\n\ntext\n\n1. a\n')).toEqual([
    'files/de/sample/index.md:11:1 info translation-differences: list 3 has 1 item, in the English page it has 2 (bring the translation up to date)',
  ])
})

test('a list that English has alone, or the translation alone, is reported', async () => {
  expect(await check('text\n\n- a\n', 'text\n')).toEqual([
    'files/de/sample/index.md:5:1 info translation-differences: the page has 0 lists, the English page 1 (bring the translation up to date)',
  ])
  expect(await check('text\n', 'text\n\n- a\n')).toEqual([
    'files/de/sample/index.md:7:1 info translation-differences: list 1 has 1 item, in the English page it is not there (bring the translation up to date)',
  ])
})

test('macros in sentences may become other words', async () => {
  expect(await check('- {{Optional_Inline}} a\n', '- a\n')).toEqual([])
})

test('items of a list in a list are not items of the list around it', async () => {
  const english = '- a\n  1. b\n     - c\n     - d\n\n  2. e\n\n  > - f\n- g\n'
  expect(await check(english, english)).toEqual([])
  expect(await check(english, english.replace('     - d\n', ''))).toEqual([
    'files/de/sample/index.md:7:1 info translation-differences: list 3 has 1 item, in the English page it has 2 (bring the translation up to date)',
  ])
  expect(await check(english, `${english}- h\n`)).toEqual([
    'files/de/sample/index.md:5:1 info translation-differences: list 1 has 3 items, in the English page it has 2 (bring the translation up to date)',
  ])
})

test('each piece of a page with many lists is read once', () => {
  const source = readPageSource('- a\n\n1. b\n\n'.repeat(500))
  let reads = 0
  const tokens = new Proxy(source.tokens, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
      return Reflect.get(target, key)
    },
  })
  const page = samplePage('Sample', { locale: 'de' })
  expect(findTranslationDifferences({ page, source: { ...source, tokens }, english: source })).toEqual([])
  expect(reads).toBe(source.tokens.length)
})
