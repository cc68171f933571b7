import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findMemoryFolder } from './memory-folder.ts'

test('a folder with enough space is taken', () => {
  expect(findMemoryFolder(import.meta.dirname, 1)).toBe(import.meta.dirname)
})

test('a folder with too little space is not, and one that is not there', () => {
  expect(findMemoryFolder(import.meta.dirname, Number.MAX_SAFE_INTEGER)).toBeUndefined()
  expect(findMemoryFolder(join(import.meta.dirname, 'nowhere'), 1)).toBeUndefined()
})
