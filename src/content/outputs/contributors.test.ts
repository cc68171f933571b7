import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { samplePage } from '../testing/sample-page.ts'
import { contributorsText } from './contributors.ts'

const page = samplePage('Web/CSS')
const source = { history: 'https://code.example/commits/main/{path}' }
const wiki = new Map([['/en-us/docs/web/css', 'ada\nbob']])

test('a page has the address of its changes, and the contributors of the wiki', () => {
  expect(contributorsText(page, source, wiki)).toBe(
    'All changes to this page:\nhttps://code.example/commits/main/files/en-us/web/css/index.md\n\nContributors of the wiki this page comes from:\nada\nbob\n',
  )
})

test('either may be unknown, and without both there is no file', () => {
  expect(contributorsText(page, source, new Map())).toBe(
    'All changes to this page:\nhttps://code.example/commits/main/files/en-us/web/css/index.md\n',
  )
  expect(contributorsText(page, undefined, wiki)).toBe('Contributors of the wiki this page comes from:\nada\nbob\n')
  expect(contributorsText(page, {}, new Map())).toBeUndefined()
})

test('a German page has German words', () => {
  expect(contributorsText(samplePage('Web', { locale: 'de' }), source, new Map())).toContain(CONTENT_TEXTS.de.contributors_history)
})
