import { expect, test } from 'vitest'
import { suggestionsHtml } from './suggestions-html.ts'

const TEXTS = {
  'not_found.in_english': 'In English: {link}',
  'not_found.closest': 'Perhaps',
  'not_found.retired': 'No {language}.',
  'not_found.site_search': 'Search {segment}',
}
const page = { locale: 'de' as const, path: '/de/docs', t: (key: keyof typeof TEXTS) => TEXTS[key] }
const NOTHING = { english: null, closest: [], retiredLocale: null }

test('nothing to suggest is no HTML', () => {
  expect(String(suggestionsHtml(NOTHING, page))).toBe('')
})

test('a page that there is in English is the only suggestion, and says its language', () => {
  const english = { title: 'Gap', url: '/en-US/docs/gap', locale: 'en-US' } as const
  const closest = [{ title: 'Gap analysis', url: '/de/docs/gap_analysis', locale: 'de' } as const]
  expect(String(suggestionsHtml({ ...NOTHING, english, closest }, page))).toBe(
    '<p>In English: <a class="button" href="/en-US/docs/gap" lang="en-US" hreflang="en-US">Gap</a></p>',
  )
})

test('titles and addresses are escaped, and a question mark of a slug is none of the address', () => {
  const closest = [{ title: '<b>$&', url: '/de/docs/What?"><img>', locale: 'de' } as const]
  expect(String(suggestionsHtml({ ...NOTHING, closest }, page))).toBe(
    '<h2>Perhaps</h2><ul><li><a href="/de/docs/What%3F%22%3E%3Cimg%3E">&lt;b&gt;$&amp;</a> <span class="suggestion-place" dir="ltr">/<wbr>de/<wbr>docs/<wbr>What?&quot;&gt;&lt;img&gt;</span></li></ul>',
  )
})

test('a retired language has its name in the language of the page', () => {
  expect(String(suggestionsHtml({ ...NOTHING, retiredLocale: 'pt-PT' }, page))).toBe('<p>No Portugiesisch (Portugal).</p>')
})
