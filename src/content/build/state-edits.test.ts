import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FragmentAnswer } from '../fragments/broken-fragments.ts'
import { EMPTY_STATE } from '../testing/empty-state.fixture.ts'
import { plainPage, plainState } from '../testing/plain-state.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { BuildState, PageState } from './build-state.ts'
import { applyEdits, type EditedState, joinEdits, readBuildState, type StateEdits, writeBuildState } from './state-edits.ts'

const page = (docHash: string, keys: readonly number[] = []): PageState => ({
  record: 'r',
  keys: Uint32Array.from(keys),
  docHash,
  htmlHash: 'h',
  shell: 's',
})
const EDITED = '/en-US/docs/A'
const state: BuildState = {
  ...EMPTY_STATE,
  questions: ['css:color', 'source:/en-us/docs/a'],
  answers: ['x', '1'],
  pages: { [EDITED]: page('a1', [0]), '/en-US/docs/B': page('b1', [1]) },
  fragments: { targets: ['/en-US/docs/A\nuse'], answers: [true] },
  search: { 'en-US': { input: '1', hash: '1', stored: '1', pieces: [] } },
}
const first: StateEdits = {
  key: 'k',
  questions: ['resolve:/en-us/docs/b'],
  answers: new Map([
    [1, '2'],
    [2, 'B'],
  ]),
  pages: { [EDITED]: page('a2', [0, 2]) },
  sidebars: { 'en-US:side': { version: '1', keys: Uint32Array.of(0) } },
  targets: ['/en-US/docs/B\nuse'],
  targetAnswers: new Map<number, FragmentAnswer>([
    [0, ''],
    [1, true],
  ]),
  search: { 'en-US': { input: '2', hash: '2', stored: '2', pieces: [] } },
}
const second: StateEdits = {
  key: 'k',
  questions: ['api:x'],
  answers: new Map([
    [1, '3'],
    [3, 'X'],
  ]),
  pages: { '/en-US/docs/B': page('b2', [3]) },
  sidebars: {},
  targets: [],
  targetAnswers: new Map([[0, true]]),
  search: { 'en-US': { input: '3', hash: '3', stored: '3', pieces: [] } },
}

test('edits replace what a state has, and add to it', () => {
  expect(plainState(applyEdits(state, first))).toEqual({
    ...state,
    questions: ['css:color', 'source:/en-us/docs/a', 'resolve:/en-us/docs/b'],
    answers: ['x', '2', 'B'],
    pages: { ...state.pages, ...first.pages },
    sidebars: first.sidebars,
    fragments: { targets: ['/en-US/docs/A\nuse', '/en-US/docs/B\nuse'], answers: ['', true] },
    search: first.search,
  })
})

test('joined edits are those of both, one after the other', () => {
  expect(plainState(applyEdits(state, joinEdits(first, second)))).toEqual(plainState(applyEdits(applyEdits(state, first), second)))
})

test('a state is written once, and then its edits', () => {
  const [one, two] = [temporaryFolder({}), temporaryFolder({})]
  writeBuildState(one, { state })
  expect(readPlain(one)?.state).toEqual(state)
  writeBuildState(two, { state: applyEdits(state, first), edits: first, previousFolder: one })
  const replaced = { pages: { [EDITED]: state.pages[EDITED] }, sidebars: {} }
  expect(readPlain(two)).toEqual({ state: plainState(applyEdits(state, first)), edits: first, replaced })
  expect(readPlain(one)?.state).toEqual(state)
})

function readPlain(folder: string): EditedState | undefined {
  const read = readBuildState(folder)
  if (read === undefined) return undefined
  const pages = Object.entries(read.replaced.pages).map(([url, page]) => [url, plainPage(page)] as const)
  return { ...read, state: plainState(read.state), replaced: { ...read.replaced, pages: Object.fromEntries(pages) } }
}

test.each([
  ['are gone', undefined],
  ['are damaged', 'damaged'],
])('a state whose edits %s counts as none', (_, content) => {
  const folder = temporaryFolder({})
  writeBuildState(folder, { state })
  const path = join(folder, 'state-edits.bin')
  if (content === undefined) rmSync(path)
  else writeFileSync(path, content)
  expect(readBuildState(folder)).toBeUndefined()
})

test('edits of another state do not count', () => {
  const [one, two] = [temporaryFolder({}), temporaryFolder({})]
  writeBuildState(one, { state })
  writeBuildState(two, { state, edits: { ...first, key: 'other' }, previousFolder: one })
  expect(readBuildState(two)).toBeUndefined()
})
