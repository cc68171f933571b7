import { expect, test } from 'vitest'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../texts/translator.ts'
import { searchBoxHtml } from './search-box-html.ts'

const context = { locale: 'en-US', t: translator(interfaceTexts('en-US'), 'en-US') } as const

test('two boxes of a page share no id, and each label names its own field', () => {
  const html = [searchBoxHtml({ id: 'search' }, context), searchBoxHtml({ id: 'hero-search', prompt: 'What "now"?' }, context)].join('')
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
  expect(ids).toEqual(['search', 'hero-search'])
  expect(Array.from(html.matchAll(/ for="([^"]+)"/g), ([, id]) => id)).toEqual(ids)
  expect(html).toContain('aria-label="What &quot;now&quot;?"')
})

test('a box in the interface’s language says so on a page in another, and leads to the search page of that one', () => {
  expect(String(searchBoxHtml({ id: 'search' }, { ...context, locale: 'ar' }))).toContain('action="/ar/search" lang="en-US"')
})
