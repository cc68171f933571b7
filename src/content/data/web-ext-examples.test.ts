import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { loadWebExtExamples, WebExtExamples, webExtExamplesVersion } from './web-ext-examples.ts'

const list = [
  { name: 'one', description: 'First', javascript_apis: ['tabs.create'] },
  { name: 'two', javascript_apis: ['tabs.query', 'tabsX.create'] },
]

test('the list is read from the content root', () => {
  const root = temporaryFolder({ 'files/jsondata/webextensions-examples.json': JSON.stringify(list) })
  expect(loadWebExtExamples([root])).toEqual(new WebExtExamples(list))
  expect(webExtExamplesVersion([root])).not.toBe(webExtExamplesVersion([]))
})

test('without it, or with one that can not be used, the list is empty and says why', () => {
  const { list: none, problem } = loadWebExtExamples([temporaryFolder()])
  expect(none).toEqual([])
  expect(problem).toBe('no content root has files/jsondata/webextensions-examples.json')
  const broken = temporaryFolder({ 'files/jsondata/webextensions-examples.json': '[{ "name": 1 }]' })
  expect(loadWebExtExamples([broken]).problem).toMatch(/^files\/jsondata\/webextensions-examples\.json: /)
})

test('examples are found by API, and by area with a dot at its end', () => {
  const examples = new WebExtExamples(list)
  const names = (...apis: string[]) => examples.listUsing(apis).map(({ name }) => name)
  expect(names('tabs.create')).toEqual(['one'])
  expect(names('tabs.')).toEqual(['one', 'two'])
  expect(names('tabs')).toEqual([])
  expect(names('tabs.remove', 'tabs.query')).toEqual(['two'])
})
