import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../testing/example-content.fixture.ts'
import { findPackageFile } from './installed-package.ts'
import { openPackageJson, type PackageJsonFile } from './package-json-file.ts'

const NAME = 'web-features/data.json'

interface Data {
  readonly features: Readonly<Record<string, { readonly name?: string }>>
}

const WHOLE: Data = JSON.parse(readFileSync(findPackageFile(NAME), 'utf8'))

/** Opens the package, and says how often its list was made. */
function open(store: string): { readonly opened: PackageJsonFile<Data, readonly string[]>; readonly made: number } {
  let made = 0
  const makeList = (file: PackageJsonFile<Data, unknown>['file']): readonly string[] => {
    made += 1
    return Object.keys(file.readAll().features)
  }
  return { opened: openPackageJson(NAME, makeList, store), made }
}

function expectWhole({ file, list }: PackageJsonFile<Data, readonly string[]>): void {
  expect(list).toEqual(Object.keys(WHOLE.features))
  expect(file.find(['features', 'grid'])).toEqual(WHOLE.features.grid)
  expect(file.find(['features', 'grid', 'name'])).toBe(WHOLE.features.grid?.name)
  expect(file.readPart(['features'])).toEqual(WHOLE.features)
  expect(file.find(['features', 'grid', 'name', 'length'])).toBeUndefined()
  expect(file.find(['features', 'constructor'])).toBeUndefined()
  expect(file.readPart(['features', 'no feature'])).toBeUndefined()
}

test('the list and the index are made once, and every part is that of the package', () => {
  using store = makeFolder()
  const first = open(store.path)
  const second = open(store.path)
  expect([first.made, second.made]).toEqual([1, 0])
  expectWhole(first.opened)
  expectWhole(second.opened)
})

test.each([
  ['is cut off', (text: string) => text.slice(0, -100)],
  ['has another byte', (text: string) => text.replace(/\d/, (digit) => (digit === '9' ? '8' : '9'))],
  ['is empty', () => ''],
  ['is of another version of the package', (text: string) => text.replace(/(\n\d+-)\d+/, (_, start: string) => `${start}0`)],
])('a stored index that %s is made again', (_, damage) => {
  using store = makeFolder()
  open(store.path)
  const [name = ''] = readdirSync(store.path)
  const path = join(store.path, name)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, damage(text))
  const { made, opened } = open(store.path)
  expect(made).toBe(1)
  expectWhole(opened)
  expect(readFileSync(path, 'utf8')).toBe(text)
})

test('a folder that can not be written costs time and nothing else', () => {
  using store = makeFolder()
  const path = join(store.path, 'file')
  writeFileSync(path, '')
  const { made, opened } = open(path)
  expect(made).toBe(1)
  expectWhole(opened)
})
