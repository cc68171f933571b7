import { expect, test } from 'vitest'
import { findImportMapError } from './check-import-map.ts'

function keyOf(text: string): string | undefined {
  return findImportMapError(text)?.key
}

test('no map and good maps have no problem', () => {
  for (const good of [
    '',
    '  \n',
    '{}',
    '{"imports":{"lit":"https://cdn.example/lit.js","./a":"/b.js","c/":"../c/"}}',
    '{"scopes":{"/x/":{"lit":"./lit.js"}},"integrity":{"/a.js":"sha384-x"}}',
  ])
    expect(findImportMapError(good), good).toBeUndefined()
})

test('a problem names what is wrong', () => {
  expect(keyOf('{imports')).toBe('import_map_not_json')
  expect(findImportMapError('{imports')?.values.reason).toMatch(/JSON/)
  for (const text of ['[]', 'null', '"x"', '3']) expect(keyOf(text), text).toBe('import_map_not_object')
  expect(findImportMapError('{"import":{}}')).toEqual({ key: 'import_map_unknown', values: { key: 'import' } })
  expect(findImportMapError('{"imports":["a"]}')).toEqual({ key: 'import_map_not_object', values: { key: 'imports' } })
  expect(findImportMapError('{"scopes":{"/a/":3}}')).toEqual({ key: 'import_map_not_object', values: { key: '/a/' } })
  expect(findImportMapError('{"imports":{"lit":"lit.js"}}')).toEqual({ key: 'import_map_bad_address', values: { key: 'lit' } })
  expect(findImportMapError('{"scopes":{"/a/":{"lit":null}}}')).toEqual({ key: 'import_map_bad_address', values: { key: 'lit' } })
})
