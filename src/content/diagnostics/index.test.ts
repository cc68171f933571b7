import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHECKS } from './index.ts'

const SRC = join(import.meta.dirname, '../..')
const kinds = CHECKS.map(({ kind }) => kind)

/** `kind: 'x'` of a diagnostic. */
const REPORTED = /\bkind: '([a-z0-9-]+)',\s*(?:severity|hint|message)\b/g

function listReported(): ReadonlyMap<string, string> {
  const paths = globSync(['content/**/*.ts', 'cli/**/*.ts'], { cwd: SRC }).filter((path) => !/\.(?:test|fixture)\.ts$/.test(path))
  return new Map(
    paths.flatMap((path) => {
      const text = readFileSync(join(SRC, path), 'utf8')
      return [...text.matchAll(REPORTED)].map(([, kind = '']) => [kind, path] as const)
    }),
  )
}

test('every kind that the code reports is in the list', () => {
  const reported = listReported()
  expect(reported.size).toBeGreaterThan(50)
  expect([...reported].filter(([kind]) => !kinds.includes(kind))).toEqual([])
})

test('every kind of the list is reported somewhere', () => {
  const code = globSync(['content/**/*.ts', 'cli/**/*.ts'], { cwd: SRC })
    .filter((path) => !path.startsWith('content/diagnostics/') && !/\.(?:test|fixture)\.ts$/.test(path))
    .map((path) => readFileSync(join(SRC, path), 'utf8'))
    .join('\n')
  expect(kinds.filter((kind) => !code.includes(`'${kind}'`))).toEqual([])
})

test('each kind stands once, in kebab-case, with one line of meaning and one of help', () => {
  expect(kinds).toEqual([...new Set(kinds)])
  for (const { kind, meaning, help } of CHECKS) {
    expect(kind).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(`${meaning}${help}`, kind).toMatch(/^[A-Z][^\n]+\.$/)
  }
})
