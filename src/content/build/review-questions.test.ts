import { expect, test } from 'vitest'
import type { BuiltSidebar } from '../sidebars/sidebar-builder.ts'
import { EMPTY_STATE } from '../testing/empty-state.fixture.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { Answers, answer } from '../tree/facts.ts'
import type { BuildState } from './build-state.ts'
import { reviewQuestions } from './review-questions.ts'

const A = samplePage('A')
const B = samplePage('B')
const questions = ['resolve:/en-us/docs/a', 'resolve:/en-us/docs/b', 'version:sidebar:en-US:whole', 'version:sidebar:en-US:part']

/** The sidebar `whole` asks for A and for the sidebar `part`, which asks for B. */
function stateOf(): BuildState {
  const facts = sampleFacts({ pages: [A, B] })
  return {
    ...EMPTY_STATE,
    questions,
    answers: questions.map((question) => (question.startsWith('resolve') ? answer(question, facts, {}) : 'v1')),
    sidebars: {
      'en-US:whole': { version: 'v1', url: '/w.json', keys: Uint32Array.of(0, 3) },
      'en-US:part': { version: 'v1', keys: Uint32Array.of(1) },
    },
  }
}

function review(now: readonly (typeof A)[], version: string, state = stateOf()) {
  const rebuilt: string[] = []
  const rebuild = (text: string): BuiltSidebar => {
    rebuilt.push(text)
    return {
      key: { locale: 'en-US', parts: [] },
      text,
      version,
      url: '/new.json',
      keys: ['css:x'],
      brokenLinks: [],
      entries: [],
      problems: [],
      parts: [],
    }
  }
  const { isChanged, sidebars } = reviewQuestions(state, { answers: new Answers(sampleFacts({ pages: now }), {}), rebuild })
  return { changed: questions.map((_, index) => isChanged(index)), rebuilt, sidebars }
}

test('a sidebar is as it was while none of its questions has another answer', () => {
  const { changed, rebuilt, sidebars } = review([A, B], 'v2')
  expect({ changed, rebuilt }).toEqual({ changed: [false, false, false, false], rebuilt: [] })
  expect(sidebars.get('en-US:whole')).toEqual({
    text: 'en-US:whole',
    version: 'v1',
    url: '/w.json',
    keys: [questions[0], questions[3]],
    brokenLinks: [],
  })
})

test('a change reaches a sidebar through the parts it is made of', () => {
  const { changed, rebuilt } = review([A, { ...B, title: 'new' }], 'v2')
  expect(changed).toEqual([false, true, true, true])
  expect(rebuilt.sort()).toEqual(['en-US:part', 'en-US:whole'])
})

test('a sidebar that is built again and shows the same has not changed, and has its new questions', () => {
  const { changed, rebuilt, sidebars } = review([{ ...A, title: 'new' }, B], 'v1')
  expect({ changed, rebuilt }).toEqual({ changed: [true, false, false, false], rebuilt: ['en-US:whole'] })
  expect(sidebars.get('en-US:whole')?.keys).toEqual(['css:x'])
})

test('a sidebar whose state is lost is built again', () => {
  expect(review([A, B], 'v1', { ...stateOf(), sidebars: {} }).rebuilt).toEqual(['en-US:whole', 'en-US:part'])
})

test('a sidebar that only its page can tell has changed', () => {
  const facts = sampleFacts({ pages: [B] })
  expect(reviewQuestions(stateOf(), { answers: new Answers(facts, {}), rebuild: () => undefined }).isChanged(2)).toBe(true)
})
