import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { COMPILE_CACHE } from './compile-cache.ts'

const BIN = join(import.meta.dirname, '../../bin')

test('the command stores compiled code in the same folder as its threads', () => {
  const [, path = ''] = /enableCompileCache\(fileURLToPath\(new URL\('([^']+)'/.exec(readFileSync(join(BIN, 'lectern.mjs'), 'utf8')) ?? []
  expect(resolve(BIN, path)).toBe(COMPILE_CACHE)
})
