import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { makeFolder } from '#content/testing/example-content.fixture.ts'
import { PROJECT } from './testing/run-cli.fixture.ts'

const COMMAND = join(PROJECT, 'bin/lectern.mjs')

interface Run {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command alone in a folder, on a Node that says that it is another version. */
function runAlone(folder: string, version = process.versions.node): Run {
  cpSync(COMMAND, join(folder, 'bin/lectern.mjs'))
  const preload = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', preload, join(folder, 'bin/lectern.mjs'), 'help'], {
    encoding: 'utf8',
  })
  return { code: status, stdout, stderr }
}

test('a fresh checkout is told to install the packages', () => {
  using folder = makeFolder()
  expect(runAlone(folder.path)).toEqual({
    code: 2,
    stdout: '',
    stderr: `the packages of Lectern are not installed; run npm ci in ${folder.path}/\n`,
  })
})

test.each([
  ['18.20.4', 'Lectern needs Node 20.19 or newer; this is 18.20.4\n'],
  ['20.18.3', 'Lectern needs Node 20.19 or newer; this is 20.18.3\n'],
  ['20.19.0', expect.stringMatching(/^lectern needs Node 24 or newer; this is 20\.19\.0: run it with npx[^\n]+\n$/)],
])('Node %s is told which one is needed', (version, stderr) => {
  using folder = makeFolder()
  mkdirSync(join(folder.path, 'node_modules'))
  expect(runAlone(folder.path, version)).toEqual({ code: 2, stdout: '', stderr })
})

test('Node 18 can read the command, which imports nothing before it has looked', () => {
  const { body } = parse(readFileSync(COMMAND, 'utf8'), { ecmaVersion: 2022, sourceType: 'module', allowHashBang: true })
  expect(body.filter(({ type }) => type === 'ImportDeclaration')).toEqual([])
})

test('the oldest Node of the command is the one of package.json', () => {
  const { engines } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))
  expect(engines.node).toBe('>=20.19')
  expect(execFileSync(process.execPath, [COMMAND, 'help'], { encoding: 'utf8' })).toContain('lectern <command>')
})
