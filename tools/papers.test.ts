import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './house/source-file.ts'

const PROJECT = join(import.meta.dirname, '..')
const papers = globSync(['*.md', 'docs/**/*.md', 'bench/*.md', 'starter/*.md'], { cwd: PROJECT })

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

test('the README has every setting and option of the command line', () => {
  const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8')
  const config = readFileSync(join(PROJECT, 'src/cli/config.ts'), 'utf8')
  const settings = [...config.matchAll(/variable: '(\w+)', option: '(\w+)'/g)].flatMap(([, variable, option]) => [
    `\`${variable}\``,
    `\`--${option}\``,
  ])
  const accounts = readFileSync(join(PROJECT, 'src/cli/read-account-settings.ts'), 'utf8')
  settings.push(...[...`${config}${accounts}`.matchAll(/variable: '(\w+)'/g)].map(([, variable]) => `\`${variable}\``))
  expect(settings.length).toBeGreaterThan(0)
  expect(settings.filter((name) => !readme.includes(name))).toEqual([])
})

/** Relative addresses, without their fragments. */
function listLinks(markdown: string): readonly string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address.replace(/#.*$/, ''))
    .filter((address) => address !== '' && !/^[a-z]+:/.test(address))
}
