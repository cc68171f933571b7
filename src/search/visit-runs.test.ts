import { expect, test } from 'vitest'
import { type Script, visitRuns } from './visit-runs.ts'

function runsOf(text: string): readonly (readonly [string, Script])[] {
  const runs: (readonly [string, Script])[] = []
  visitRuns(text, (start, end, script) => runs.push([text.slice(start, end), script]))
  return runs
}

test.each([
  ['', []],
  [' . ', []],
  [
    '$a_1-b',
    [
      ['$a_1', 'word'],
      ['b', 'word'],
    ],
  ],
  [
    'naïve déjà',
    [
      ['naïve', 'word'],
      ['déjà', 'word'],
    ],
  ],
  [
    'cafe\u0301 au',
    [
      ['cafe\u0301', 'word'],
      ['au', 'word'],
    ],
  ],
  ['\u0301a', [['a', 'word']]],
  [
    'don’t',
    [
      ['don', 'word'],
      ['t', 'word'],
    ],
  ],
  [
    'CSSの色',
    [
      ['CSS', 'word'],
      ['の色', 'unspaced'],
    ],
  ],
  [
    'ーa',
    [
      ['ー', 'unspaced'],
      ['a', 'word'],
    ],
  ],
  [
    'CSS를 쓰다',
    [
      ['CSS', 'word'],
      ['를', 'hangul'],
      ['쓰다', 'hangul'],
    ],
  ],
  [
    '𝐀𝐁 😀 x😀y',
    [
      ['𝐀𝐁', 'word'],
      ['x', 'word'],
      ['y', 'word'],
    ],
  ],
  ['a𝐀', [['a𝐀', 'word']]],
] as const)('the runs of %j', (text, runs) => {
  expect(runsOf(text)).toEqual(runs)
})
