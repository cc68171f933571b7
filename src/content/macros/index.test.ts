import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MACROS, MACROS_BY_NAME } from './index.ts'

test('every macro has the file it names, and a test next to it', () => {
  for (const { file } of MACROS) {
    expect(existsSync(join(import.meta.dirname, file)), file).toBe(true)
    expect(existsSync(join(import.meta.dirname, file.replace(/\.ts$/, '.test.ts'))), file).toBe(true)
  }
})

test('no two macros share a name, and names are as the lexer gives them', () => {
  const names = MACROS.flatMap(({ macro }) => [macro.name, ...macro.aliases])
  expect(new Set(names).size).toBe(names.length)
  expect(MACROS_BY_NAME.size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z_][a-z0-9_]*$/)
})
