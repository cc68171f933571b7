import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { findJsonData, jsonDataVersion } from './json-data.ts'

const Names = Type.Array(Type.String())
const rootWith = (text: string): string => temporaryFolder({ 'files/jsondata/names.json': text })

test('the first root that has the file gives it', () => {
  const roots = [temporaryFolder(), rootWith('["a"]'), rootWith('["b"]')]
  expect(findJsonData(roots, 'names.json', Names)).toEqual({ content: ['a'] })
})

test('a file that no root has is not found', () => {
  expect(findJsonData([temporaryFolder()], 'names.json', Names)).toBeUndefined()
  expect(findJsonData([], 'names.json', Names)).toBeUndefined()
  expect(jsonDataVersion([temporaryFolder()], 'names.json')).toBe('none')
})

test('a file of another shape is a problem that says where', () => {
  expect(findJsonData([rootWith('["a", 1]')], 'names.json', Names)).toEqual({ problem: 'files/jsondata/names.json: /1 must be string' })
  expect(findJsonData([rootWith('{}')], 'names.json', Names)).toEqual({ problem: 'files/jsondata/names.json: the file must be array' })
})

test('broken JSON is a problem', () => {
  expect(findJsonData([rootWith('["a"')], 'names.json', Names)).toEqual({
    problem: expect.stringMatching(/^files\/jsondata\/names\.json is not valid JSON: /),
  })
})

test('a folder in its place, and a link out of the root, are problems', () => {
  expect(findJsonData([temporaryFolder({ 'files/jsondata/names.json/x': '' })], 'names.json', Names)).toEqual({
    problem: expect.stringMatching(/^cannot read files\/jsondata\/names\.json: /),
  })
  const root = temporaryFolder({ 'files/jsondata/other.json': '[]' })
  symlinkSync(join(rootWith('["secret"]'), 'files/jsondata/names.json'), join(root, 'files/jsondata/names.json'))
  expect(findJsonData([root], 'names.json', Names)).toEqual({
    problem: 'files/jsondata/names.json is a symbolic link to a place outside of the content root',
  })
})

test('the version changes with the file', () => {
  const versions = ['["a"]', '["b"]', '["a"]'].map((text) => jsonDataVersion([rootWith(text)], 'names.json'))
  expect(versions[0]).toBe(versions[2])
  expect(versions[0]).not.toBe(versions[1])
})
