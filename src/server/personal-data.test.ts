import { expect, test } from 'vitest'
import { PERSONAL_DATA } from './personal-data.ts'
import { listUnansweredTables } from './store/personal-data.ts'

test('for every table with a column that names a person a feature answers', () => {
  expect(listUnansweredTables(PERSONAL_DATA)).toEqual([])
})

test('a table for which no one answers is found', () => {
  expect(listUnansweredTables(PERSONAL_DATA.slice(1))).toContain('account_settings')
})
