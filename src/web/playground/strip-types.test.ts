import { expect, test } from 'vitest'
import { stripTypes, TypeScriptError } from './strip-types.ts'

test('types go, lines stay where they are', () => {
  const source = 'interface Point {\n  x: number\n}\nconst p: Point = { x: 1 }\nconsole.log(p.x as number)'
  const lines = stripTypes(source).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[3]?.replaceAll(/\s+/g, ' ')).toBe('const p = { x: 1 }')
  expect(lines[4]).toContain('console.log(p.x')
})

test('imports stay, those of types go', () => {
  expect(stripTypes("import a from 'a'\nimport type { B } from 'b'")).toContain("import a from 'a'")
  expect(stripTypes("import a from 'a'\nimport type { B } from 'b'")).not.toContain("'b'")
})

test('new syntax is left to the browser', () => {
  expect(stripTypes('const a = b?.c ?? 1n')).toBe('const a = b?.c ?? 1n')
})

test('a problem has its line', () => {
  const error = (() => {
    try {
      return stripTypes('const a = 1\nconst b: = 2')
    } catch (error) {
      return error
    }
  })()
  expect(error).toBeInstanceOf(TypeScriptError)
  expect(error).toMatchObject({ line: 2, message: expect.not.stringMatching(/\(\d+:\d+\)/) })
})
