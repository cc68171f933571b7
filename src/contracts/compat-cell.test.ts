import { expect, test } from 'vitest'
import type { CompatCell, CompatStatement } from './compat.ts'
import { releaseOf, summarizeCell, versionText } from './compat-cell.ts'

const NOTHING: CompatStatement = {
  added: '42',
  removed: null,
  last: null,
  isPartial: false,
  prefix: null,
  alternative: null,
  flags: [],
  notes: [],
  bugs: [],
}
const says = (change: Partial<CompatStatement>): CompatStatement => ({ ...NOTHING, ...change })
const FLAGS = [{ name: 'x', value: null }]
const GONE = { removed: '50', last: '49' }

/** What a cell shows: its state, its versions and the other signs. */
function shownOf(cell: CompatCell): string {
  const { state, from, to, marks } = summarizeCell(cell, { upcoming: ['99', '100'] })
  return [state, from ?? '', to === undefined ? '' : `– ${to}`, ...marks].filter((part) => part !== '').join(' ')
}

test.each<[string, CompatCell, string]>([
  ['a version', '42', 'yes 42'],
  ['a whole version', '10.0', 'yes 10'],
  ['an early version', '≤37', 'yes ≤37'],
  ['a preview', 'preview', 'preview'],
  ['a version that is not out', '99', 'preview 99'],
  ['no support', false, 'no'],
  ['no knowledge', null, 'unknown'],
  ['no statement', [], 'unknown'],
  ['an unknown version', [says({ added: null, notes: ['x'] })], 'unknown note'],
  ['a tracked lack', [says({ added: false, bugs: ['https://bug.example/'] })], 'no bug'],
  ['a note', [says({ notes: ['x'] })], 'yes 42 note'],
  ['partial support', [says({ isPartial: true })], 'partial 42'],
  ['a prefix', [says({ prefix: '-x-' })], 'prefixed 42'],
  ['partial support with a prefix', [says({ prefix: '-x-', isPartial: true })], 'prefixed 42 partial'],
  ['another name', [says({ alternative: 'y' })], 'renamed 42'],
  ['another name with a prefix', [says({ alternative: 'y', prefix: '-x-' })], 'prefixed 42 renamed'],
  ['a flag', [says({ flags: FLAGS })], 'flagged 42'],
  ['a flag and a prefix', [says({ flags: FLAGS, prefix: '-x-' })], 'flagged 42 prefixed'],
  ['a flag in a preview', [says({ flags: FLAGS, added: 'preview' })], 'flagged'],
  ['the end of support', [says(GONE)], 'removed 42 – 49'],
  ['support in one version', [says({ removed: '43', last: '42' })], 'removed 42'],
  ['an end without a last version', [says({ removed: '50' })], 'removed 42 – 50'],
  ['the end of partial support', [says({ ...GONE, isPartial: true })], 'removed-partial 42 – 49'],
  ['the end of a flag', [says({ ...GONE, flags: FLAGS })], 'removed 42 – 49 flagged'],
  ['an end in a preview', [says({ removed: 'preview', last: 'preview' })], 'yes 42 leaving'],
  ['an end that is not out', [says({ removed: '100', last: '99' })], 'yes 42 leaving'],
  ['support that came back', [says({ added: '60' }), says(GONE)], 'yes 60 more'],
  ['full support behind partial support', [says({ isPartial: true }), says({ added: '30' })], 'yes 30 more'],
  ['a prefix before a flag', [says({ flags: FLAGS }), says({ prefix: '-x-' })], 'prefixed 42 more'],
  ['partial support before a version that is not out', [says({ added: '99' }), says({ isPartial: true })], 'partial 42 more'],
  ['a flag before a preview', [says({ added: 'preview' }), says({ flags: FLAGS })], 'flagged 42 more'],
  ['a preview before what is gone', [says(GONE), says({ added: 'preview' })], 'preview more'],
  ['what is gone before what never was', [says({ added: false }), says(GONE)], 'removed 42 – 49 more'],
  ['the first of two that count the same', [says({ added: '60' }), says({ added: '50' })], 'yes 60 more'],
])('%s', (_, cell, shown) => {
  expect(shownOf(cell)).toBe(shown)
})

test('a cell knows the releases that its years come from', () => {
  expect(summarizeCell([says({ ...GONE, added: '≤15.0' })], { upcoming: [] })).toMatchObject({
    from: '≤15',
    cameWith: '15.0',
    wentWith: '50',
  })
  expect(summarizeCell('15.0', { upcoming: [] })).toMatchObject({ from: '15', cameWith: '15.0', wentWith: undefined })
})

test.each([
  ['10.0', '10'],
  ['≤15.0', '≤15'],
  ['1.0.0', '1'],
  ['10.1', '10.1'],
  ['10', '10'],
  ['100', '100'],
])('the version %s is read as %s', (version, text) => {
  expect(versionText(version)).toBe(text)
})

test('the release of an early version is the one it names', () => {
  expect(releaseOf('≤37')).toBe('37')
})
