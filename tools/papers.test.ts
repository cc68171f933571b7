import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './house/source-file.ts'

const PROJECT = join(import.meta.dirname, '..')
const papers = globSync(['*.md', 'docs/**/*.md', 'bench/*.md', 'bench/results/*.md', 'starter/*.md'], { cwd: PROJECT })

/** The sources and the papers. A citation of a rule is `docs/behaviour/<feature>.md`, with the numbers of its rules. */
const cited = [
  ...readSources(PROJECT).filter(({ path }) => path !== 'tools/papers.test.ts'),
  ...papers.map((path) => ({ path, text: readFileSync(join(PROJECT, path), 'utf8') })),
]
/** Names of documents that users of the repository don't have. */
const OUTSIDE = /\breference\/[a-z-]+\.md|\bspec 00\d|\bbehaviours? \d|\b(?:client|backend|content)\.md \d/g

test('every link of the papers leads to a file', () => {
  const broken = papers.flatMap((paper) =>
    listLinks(readFileSync(join(PROJECT, paper), 'utf8'))
      .filter((link) => !existsSync(join(PROJECT, dirname(paper), link)))
      .map((link) => `${paper} -> ${link}`),
  )
  expect(broken).toEqual([])
})

test('every decision that the code names exists', () => {
  const numbers = new Set(globSync('docs/decisions/*.md', { cwd: PROJECT }).map((path) => /(\d{4})-[^/\\]*$/.exec(path)?.[1]))
  const missing = readSources(PROJECT).flatMap(({ path, text }) =>
    [...text.matchAll(/docs\/decisions\/(\d{4})/g)].filter(([, number]) => !numbers.has(number)).map(([name]) => `${path} names ${name}`),
  )
  expect(missing).toEqual([])
})

test('decision 13 gives a reason for every package that the site runs with', () => {
  const reasons = readFileSync(join(PROJECT, 'docs/decisions/0013-dependencies.md'), 'utf8')
  const { dependencies }: { readonly dependencies: object } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))
  const isNamed = (name: string): boolean =>
    reasons.includes(`\`${name}\``) || (name.startsWith('@codemirror/') && reasons.includes(name.split('/')[1] ?? name))
  expect(Object.keys(dependencies).filter((name) => !isNamed(name))).toEqual([])
})

const rules = new Map(
  globSync('docs/behaviour/*.md', { cwd: PROJECT }).map((path) => [
    path.replaceAll('\\', '/'),
    listRules(readFileSync(join(PROJECT, path), 'utf8')),
  ]),
)

test('every rule that is cited exists', () => {
  const broken = cited.flatMap(({ path, text }) =>
    [...text.matchAll(/(docs\/behaviour\/[\w-]+\.md)(?: (\d+(?:(?:, | and | to )\d+)*))?/g)].flatMap(([name, file = '', numbers = '']) =>
      (numbers.match(/\d+/g) ?? ['']).every((number) => (number === '' ? rules.has(file) : rules.get(file)?.has(Number(number))))
        ? []
        : [`${path}: ${name}`],
    ),
  )
  expect(broken).toEqual([])
})

test('no file has two rules with one number', () => {
  const twice = [...rules.keys()].flatMap((path) => {
    const numbers = [...readFileSync(join(PROJECT, path), 'utf8').matchAll(/^(\d+)\. /gm)].map(([, number = '']) => number)
    return numbers.filter((number, at) => numbers.indexOf(number) !== at).map((number) => `${path} ${number}`)
  })
  expect(twice).toEqual([])
})

test('every rule names a test, and every test that a rule names exists', () => {
  const broken = [...rules].flatMap(([path, ofFile]) =>
    [...ofFile].flatMap(([number, text]) => {
      const tests = text.match(/\b(?:src|e2e|tools|bench)\/[\w./-]+\.(?:tsx?|mjs)\b/g) ?? []
      return tests.some((test) => isTest(test)) && tests.every((test) => existsSync(join(PROJECT, test))) ? [] : [`${path} ${number}`]
    }),
  )
  expect(broken).toEqual([])
})

test('no comment cites a document that is not in the repository', () => {
  const broken = cited.flatMap(({ path, text }) => [...text.matchAll(OUTSIDE)].map(([name]) => `${path}: ${name}`))
  expect(broken).toEqual([])
})

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('bench/')
}

/** The rules of a file, by their numbers. */
function listRules(text: string): ReadonlyMap<number, string> {
  const parts = text.split(/^(\d+)\. /m)
  return new Map(parts.flatMap((part, index) => (index % 2 === 1 ? [[Number(part), parts[index + 1] ?? '']] : [])))
}

/** Relative addresses, without their fragments. */
function listLinks(markdown: string): readonly string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address.replace(/#.*$/, ''))
    .filter((address) => address !== '' && !/^[a-z]+:/.test(address))
}
