import { expect, test } from 'vitest'
import { LEARNING_MODULES_MAX, LEARNING_PARTS_MAX } from '#contracts/learning-limits.ts'
import type { ModuleProgress } from '../progress/progress.ts'
import { fromModules, toModules } from './module-names.ts'

const BASE = '/en-US/curriculum/'

test('progress is the same after it was sent and came back', () => {
  const progress = new Map<string, ModuleProgress>([
    [`${BASE}foundations/structure/`, { solved: ['exercise-recipe', 'check-yourself'], total: 2, finishedAt: 1_700_000_000_123 }],
    [`${BASE}about/`, { solved: [], total: 1 }],
  ])
  const modules = toModules(progress)
  expect(modules).toEqual([
    {
      module: 'foundations/structure',
      solved: ['exercise-recipe', 'check-yourself'],
      total: 2,
      finished_at: '2023-11-14T22:13:20.123Z',
    },
    { module: 'about', solved: [], total: 1, finished_at: null },
  ])
  expect([...fromModules(modules)]).toEqual([...progress])
})

test.each<readonly [string, string, Partial<ModuleProgress>]>([
  ['another page', '/en-US/docs/Web/', {}],
  ['the curriculum itself', BASE, {}],
  ['an address without its end', `${BASE}a`, {}],
  ['an empty segment', `${BASE}a//b/`, {}],
  ['white space', `${BASE}a b/`, {}],
  ['half a character', `${BASE}\ud800/`, {}],
  ['an address that is too long', `${BASE}${'a'.repeat(201)}/`, {}],
  ['nothing to solve', `${BASE}a/`, { total: 0 }],
  ['half a part', `${BASE}a/`, { total: 1.5 }],
  ['more parts than there may be', `${BASE}a/`, { total: LEARNING_PARTS_MAX + 1 }],
])('%s is not sent', (_, url, more) => {
  expect(toModules(new Map([[url, { solved: ['x'], total: 1, ...more }]]))).toEqual([])
})

test('of a module that is sent, what the server would reject is left out', () => {
  const solved = ['x', 'x', '', 'a b', '\u0000', 'a'.repeat(81), '\udfff', 'y']
  const finished = [Number.NaN, -1, 1e300, Date.UTC(12_000, 0)]
  for (const finishedAt of finished)
    expect(toModules(new Map([[`${BASE}a/`, { solved, total: 1, finishedAt }]]))).toEqual([
      { module: 'a', solved: ['x', 'y'], total: 1, finished_at: null },
    ])
  const many = Array.from({ length: 500 }, (_, index) => `part-${index}`)
  const modules = toModules(new Map(many.map((name) => [`${BASE}${name}/`, { solved: many, total: 1 }])))
  expect([modules.length, modules[0]?.solved.length]).toEqual([LEARNING_MODULES_MAX, LEARNING_PARTS_MAX])
})
