import { expect, test } from 'vitest'
import type { PlayLine } from '#contracts/play-messages.ts'
import { type ConsoleNode, EMPTY_LOG, ENTRIES_MAX, groupEntries, isOfLevel, reduceLog } from './console-entries.ts'

function line(text: string, more: Partial<PlayLine> = {}): { readonly kind: 'line'; readonly line: PlayLine } {
  return { kind: 'line', line: { method: 'log', level: 'log', args: [{ kind: 'string', text }], depth: 0, count: 1, ...more } }
}

function shapeOf(nodes: readonly ConsoleNode[]): unknown {
  return nodes.map(({ entry, children }) => {
    const text = entry.kind === 'line' ? entry.line.args[0]?.text : entry.kind
    return children.length === 0 ? text : [text, shapeOf(children)]
  })
}

test('the same line in a row is counted, another one between starts anew', () => {
  const log = reduceLog(EMPTY_LOG, { type: 'add', added: [line('a'), line('a', { count: 3 }), line('b'), line('a')] })
  expect(log.entries.map((entry) => (entry.kind === 'line' ? entry.line.count : 0))).toEqual([4, 1, 1])
})

test('the oldest lines go when there are too many, and are counted', () => {
  const added = Array.from({ length: ENTRIES_MAX + 5 }, (_, number) => line(String(number)))
  const log = reduceLog(EMPTY_LOG, { type: 'add', added })
  expect([log.entries.length, log.dropped, log.entries[0]?.key]).toEqual([ENTRIES_MAX, 5, 5])
})

test('console.clear takes everything before it away, keys are never used twice', () => {
  const log = reduceLog(EMPTY_LOG, { type: 'add', added: [line('a'), line('', { method: 'clear' }), line('b')] })
  expect(log.entries.map(({ key }) => key)).toEqual([1, 2])
  expect(reduceLog(log, { type: 'clear' })).toEqual({ entries: [], dropped: 0, nextKey: 3 })
})

test('lines stand in their groups', () => {
  const { entries } = reduceLog(EMPTY_LOG, {
    type: 'add',
    added: [
      line('one', { method: 'group' }),
      line('in one', { depth: 1 }),
      line('two', { method: 'groupCollapsed', depth: 1 }),
      line('in two', { depth: 2 }),
      line('in one again', { depth: 1 }),
      line('after'),
    ],
  })
  expect(shapeOf(groupEntries(entries))).toEqual([['one', ['in one', ['two', ['in two']], 'in one again']], 'after'])
})

test('lines are chosen by level', () => {
  const { entries } = reduceLog(EMPTY_LOG, {
    type: 'add',
    added: [line('a'), line('b', { level: 'info' }), line('c', { level: 'error' }), { kind: 'error', text: 'd' }],
  })
  expect(entries.filter((entry) => isOfLevel(entry, 'log'))).toHaveLength(2)
  expect(entries.filter((entry) => isOfLevel(entry, 'error'))).toHaveLength(2)
  expect(entries.filter((entry) => isOfLevel(entry, 'debug'))).toHaveLength(0)
  expect(entries.filter((entry) => isOfLevel(entry, 'all'))).toHaveLength(4)
})
