import { expect, test } from 'vitest'
import { cellOf } from './compat-cells.ts'

const mark = (html: string): string => `<${html}>`

test('a statement that says nothing but a version is that version', () => {
  expect(cellOf({ version_added: '57' }, mark)).toBe('57')
  expect(cellOf([{ version_added: '≤37' }], mark)).toBe('≤37')
  expect(cellOf({ version_added: false }, mark)).toBe(false)
  expect(cellOf({ version_added: null }, mark)).toBeNull()
  expect(cellOf(undefined, mark)).toBeNull()
  expect(cellOf([], mark)).toBeNull()
})

test('any other is reported with all it says; lists of one count as lists', () => {
  const whole = {
    version_added: '42',
    version_removed: '50',
    version_last: '49',
    partial_implementation: true,
    prefix: '-x-',
    alternative_name: 'y',
    flags: [{ name: 'a.b', value_to_set: 'codes such as <code>US &amp; CA</code>' }, { name: 'c' }],
    notes: 'one',
    impl_url: 'https://bug.example/1',
  } as const
  expect(cellOf(whole, mark)).toEqual([
    {
      added: '42',
      removed: '50',
      last: '49',
      isPartial: true,
      prefix: '-x-',
      alternative: 'y',
      flags: [
        { name: 'a.b', value: 'codes such as US & CA' },
        { name: 'c', value: null },
      ],
      notes: ['<one>'],
      bugs: ['https://bug.example/1'],
    },
  ])
})

test('several statements keep their order', () => {
  const cell = cellOf([{ version_added: '60', notes: ['a', 'b'] }, { version_added: false }], mark)
  expect(cell).toMatchObject([
    { added: '60', notes: ['<a>', '<b>'] },
    { added: false, notes: [], bugs: [], removed: null },
  ])
})
