import { expect, test } from 'vitest'
import type { PageRecord } from '../read/page-record.ts'
import { EMPTY_STATE } from '../testing/empty-state.fixture.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { Answers, answer, type Versions } from '../tree/facts.ts'
import type { BuildState } from './build-state.ts'
import { planBuild, recordHash } from './plan.ts'

const pages = [samplePage('A'), samplePage('B'), samplePage('C', { locale: 'de' })]
const versions = { 'macro:rfc.ts': '1' }
/** A asks for B and for the macro, C for the English C, B for nothing. */
const questions = ['resolve:/en-us/docs/b', 'version:macro:rfc.ts', 'resolve:/en-us/docs/c']
const KEYS: Readonly<Record<string, readonly number[]>> = { A: [0, 1], B: [], C: [2] }

function stateOf(): BuildState {
  const facts = sampleFacts({ pages })
  return {
    ...EMPTY_STATE,
    builder: 'builder',
    questions,
    answers: questions.map((question) => answer(question, facts, versions)),
    pages: Object.fromEntries(
      pages.map((page) => [
        page.url,
        { record: recordHash(page), keys: Uint32Array.from(KEYS[page.slug] ?? []), docHash: 'd', htmlHash: 'h', shell: 'shell' },
      ]),
    ),
  }
}

function plan(
  now: readonly PageRecord[],
  {
    versions: given = versions,
    ...change
  }: Partial<Omit<Parameters<typeof planBuild>[0], 'pages'>> & { readonly versions?: Versions } = {},
) {
  const { build, render, keep, deletedCount } = planBuild({
    pages: now,
    previous: stateOf(),
    builder: 'builder',
    answers: new Answers(sampleFacts({ pages: now }), given),
    rebuildSidebar: () => undefined,
    shellOf: () => 'shell',
    ...change,
  })
  const slugs = (list: readonly PageRecord[]): string => list.map(({ slug }) => slug).join('')
  return { build: slugs(build), render: slugs(render), keep: slugs(keep), deletedCount }
}

const [a, b, c] = [samplePage('A'), samplePage('B'), samplePage('C', { locale: 'de' })]

test('without a previous build, or with one by another builder, everything is built', () => {
  expect(plan(pages, { previous: undefined })).toEqual({ build: 'ABC', render: '', keep: '', deletedCount: 0 })
  expect(plan(pages, { builder: 'other' })).toEqual({ build: 'ABC', render: '', keep: '', deletedCount: 0 })
})

test('what has not changed is kept, wherever the content lies', () => {
  expect(plan([a, b, c])).toEqual({ build: '', render: '', keep: 'ABC', deletedCount: 0 })
  expect(plan([{ ...a, file: '/elsewhere/index.md' }, b, c])).toEqual({ build: '', render: '', keep: 'ABC', deletedCount: 0 })
})

test('a page whose text has changed is built alone', () => {
  expect(plan([a, { ...b, hash: 'new' }, c])).toEqual({ build: 'B', render: '', keep: 'AC', deletedCount: 0 })
})

test('a page whose title has changed is built with those that link it', () => {
  expect(plan([a, { ...b, title: 'new' }, c])).toEqual({ build: 'AB', render: '', keep: 'C', deletedCount: 0 })
})

test('a macro, a data package and other versions reach the pages that use them', () => {
  expect(plan([a, b, c], { versions: { 'macro:rfc.ts': '2' } })).toEqual({ build: 'A', render: '', keep: 'BC', deletedCount: 0 })
})

test('a page that is new is built, and so are those that asked for it in vain', () => {
  expect(plan([a, b, c, samplePage('C')])).toEqual({ build: 'CC', render: '', keep: 'AB', deletedCount: 0 })
})

test('a page that is gone is counted, and those that link it are built', () => {
  expect(plan([a, c])).toEqual({ build: 'A', render: '', keep: 'C', deletedCount: 1 })
})

test('another shell renders the kept documents of its language again', () => {
  expect(plan([a, { ...b, hash: 'new' }, c], { shellOf: (locale) => (locale === 'de' ? 'shell' : 'new shell') })).toEqual({
    build: 'B',
    render: 'A',
    keep: 'C',
    deletedCount: 0,
  })
})
