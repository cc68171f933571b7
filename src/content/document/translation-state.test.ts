import { expect, test } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { Questions } from '../tree/facts.ts'
import { translationState } from './translation-state.ts'

const NEWEST = 'a'.repeat(40)
const english = samplePage('Web/CSS', { commit: NEWEST })
const german = (more: Parameters<typeof samplePage>[1] = {}) => samplePage('Web/CSS', { locale: 'de', ...more })
const stateOf = (page: ReturnType<typeof samplePage>, twin = english) =>
  translationState(page, new Questions(sampleFacts({ pages: [twin, page] })))

test('an English page is no translation', () => {
  expect(stateOf(english)).toBeNull()
})

test.each([
  ['current', { sourceCommit: NEWEST }, english],
  ['current', { sourceCommit: NEWEST.toUpperCase() }, english],
  ['current', { sourceCommit: NEWEST.slice(0, 7) }, english],
  ['current', { sourceCommit: NEWEST }, samplePage('Web/CSS', { commit: NEWEST.slice(0, 10) })],
  ['outdated', { sourceCommit: 'b'.repeat(40) }, english],
  ['outdated', { sourceCommit: 'aaaaaab' }, english],
  ['unknown', { sourceCommit: '' }, english],
  ['unknown', {}, english],
  ['unknown', { sourceCommit: '0'.repeat(40) }, english],
  ['unknown', { sourceCommit: NEWEST }, samplePage('Web/CSS')],
  ['unknown', { sourceCommit: NEWEST }, samplePage('Web/HTML', { commit: NEWEST })],
])('a translation is %s with %j', (freshness, more, twin) => {
  expect(stateOf(german(more), twin)).toEqual({
    sourceCommit: ('sourceCommit' in more && more.sourceCommit) || null,
    freshness,
    isMachineMade: false,
  })
})

test('a page of a language that the site translates by machine says so', () => {
  expect(stateOf(german({ isMachineMade: true }))).toMatchObject({ isMachineMade: true })
})

test('the page is built again when the English one has a new commit', () => {
  const page = german({ sourceCommit: NEWEST })
  const questions = new Questions(sampleFacts({ pages: [english, page] }))
  translationState(page, questions)
  expect([...questions.keys]).toContain('commit:/en-us/docs/web/css')
})
