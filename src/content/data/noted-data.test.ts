import { expect, test } from 'vitest'
import { givenData } from '../testing/given-data.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { Questions } from '../tree/facts.ts'
import { CompatData } from './compat-data.ts'
import { NotedData } from './noted-data.ts'

test('a page that uses a data source asks for its version', () => {
  const questions = new Questions(sampleFacts())
  const compat = new CompatData({ browsers: {} })
  const data = new NotedData(givenData({ compat }), questions)
  expect([...questions.keys]).toEqual([])
  expect(data.get('compat')).toBe(compat)
  expect([...questions.keys]).toEqual(['version:data:compat'])
})
