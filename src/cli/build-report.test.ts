import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { printDiagnostics } from './build-report.ts'

test('diagnostics are counted by kind, the most frequent last, with the first three of each', () => {
  const links = [1, 2, 3, 4, 5].map((line) => problem({ kind: 'broken-link', line, message: `no page ${line}` }))
  const page = problem({ kind: 'front-matter', severity: 'error', message: 'no title', hint: 'give one' })
  expect(printed([...links, page])).toEqual([
    '\n1 × front-matter',
    '  /content/index.md error front-matter: no title (give one)',
    '\n5 × broken-link',
    '  /content/index.md:1 warning broken-link: no page 1',
    '  /content/index.md:2 warning broken-link: no page 2',
    '  /content/index.md:3 warning broken-link: no page 3',
    '  … and 2 more (lectern build --json lists all)',
    '\n6 problems, 1 of them an error',
  ])
})

test('paths are written from the folder that the command was called in, when they lie below it', () => {
  const lines = printed([
    problem({ file: join(process.cwd(), 'starter/index.md') }),
    problem({ file: join(process.cwd(), '../other/index.md') }),
  ])
  expect(lines[1]).toMatch(/^ {2}starter\/index\.md /)
  expect(lines[2]).toMatch(/^ {2}\/.*other\/index\.md /)
})

test('nothing is printed of nothing', () => {
  expect(printed([])).toEqual([])
})

function problem(parts: Partial<Diagnostic>): Diagnostic {
  return { kind: 'kind', severity: 'warning', message: 'message', file: '/content/index.md', ...parts }
}

function printed(diagnostics: readonly Diagnostic[]): readonly string[] {
  const lines: string[] = []
  printDiagnostics(diagnostics, (line) => lines.push(line))
  return lines
}
