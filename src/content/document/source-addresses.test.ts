import { expect, test } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { findAddress, sourceOf } from './source-addresses.ts'

const german = samplePage('Web/CSS', { locale: 'de' })
const french = samplePage('Web/CSS', { locale: 'fr' })

test('a template fills its places with what belongs to the page', () => {
  expect(findAddress('https://code.example/{locale}/{path}?u={url}', french)).toBe(
    'https://code.example/fr/files/fr/web/css/index.md?u=/fr/docs/Web/CSS',
  )
})

test('a language may have a template of its own, and the others take the English one', () => {
  const report = { de: 'https://code.example/german/new?u={url}', 'en-US': 'https://code.example/new?u={url}' }
  expect(sourceOf(german, { report }).report_url).toBe('https://code.example/german/new?u=/de/docs/Web/CSS')
  expect(sourceOf(french, { report }).report_url).toBe('https://code.example/new?u=/fr/docs/Web/CSS')
  expect(sourceOf(french, { report: { de: 'https://code.example/german' } }).report_url).toBeNull()
})

test('who wrote a page is reported where its changes or the people of the wiki are known', () => {
  const listed = '/de/docs/Web/CSS/contributors.txt'
  expect(sourceOf(german, { history: 'https://code.example/commits/{path}' }).contributors_url).toBe(listed)
  expect(sourceOf({ ...german, hasWikiContributors: true }, undefined).contributors_url).toBe(listed)
  expect(sourceOf(german, { history: { ja: 'https://code.example/commits/{path}' } }).contributors_url).toBeNull()
})
