import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { resolveOwnModule } from './resolve-own-module.ts'

const PROJECT = join(import.meta.dirname, '../..')
const SOURCE = `${pathToFileURL(join(PROJECT, 'src')).href}/`
const PARENT = `${SOURCE}cli/main.ts`

test.each([
  ['./config.ts', 'cli/config.ts'],
  ['../content/text/json.ts', 'content/text/json.ts'],
  ['#server/app.ts', 'server/app.ts'],
])('%s leads where Node finds it', (specifier, path) => {
  expect(resolveOwnModule(specifier, PARENT, SOURCE)).toEqual({ url: SOURCE + path, format: 'module-typescript' })
})

test('texts are JSON', () => {
  expect(resolveOwnModule('#locales/content/de.json', PARENT, SOURCE)?.format).toBe('json')
})

test.each(['typebox', 'node:fs', './client.js', '../../package.json', './a.ts?b', './caf%C3%A9.ts'])('%s is left to Node', (specifier) => {
  expect(resolveOwnModule(specifier, PARENT, SOURCE)).toBeUndefined()
})

test.each([undefined, pathToFileURL(join(PROJECT, 'node_modules/typebox/index.mjs')).href])('imports of %s are left to Node', (parent) => {
  expect(resolveOwnModule('./config.ts', parent, SOURCE)).toBeUndefined()
})

test('package.json has each part of the code under its own name', () => {
  const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))
  for (const [name, path] of Object.entries(imports)) expect(path).toBe(`./src/${name.slice(1)}`)
})
