import { expect, test } from 'vitest'
import { freeDraftName } from './free-draft-name.ts'

const t: Parameters<typeof freeDraftName>[1] = (_key, values) => `Draft ${values?.number}`

test.each([
  [[], 'Draft 1'],
  [['Draft 1'], 'Draft 2'],
  [['Herons', 'Draft 2'], 'Draft 1'],
])('a draft next to %j is called %s', (names, name) => {
  expect(
    freeDraftName(
      names.map((known) => ({ name: known })),
      t,
    ),
  ).toBe(name)
})
