import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyPackagedNode } from './verify-node.mjs'

const SUM_OF_PROGRAM = '221dd9a75970db077b86f8a4b7a3ea9645dad8c532e27f8cae0fbd940674fa0f'
let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lectern-sums-'))
  const packaged = { version: '24.0.0', bin: { node: 'bin/node' } }
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: { 'node_modules/packaged': packaged } }))
  mkdirSync(join(project, 'node_modules/packaged/bin'), { recursive: true })
  writeFileSync(join(project, 'node_modules/packaged/bin/node'), 'the program\n')
})
afterEach(() => rmSync(project, { recursive: true }))

test('the Node installed here is the program whose sum is written down', () => {
  expect(() => verifyPackagedNode(join(import.meta.dirname, '../..'))).not.toThrow()
})

test('a program with the right sum is accepted', () => {
  expect(() => verifyPackagedNode(project, { 'packaged@24.0.0': SUM_OF_PROGRAM })).not.toThrow()
})

test('a program with another sum is rejected with both sums', () => {
  expect(() => verifyPackagedNode(project, { 'packaged@24.0.0': '00' })).toThrow(new RegExp(`${SUM_OF_PROGRAM}.* has 00\\.`))
})

test('a version whose sum is not written down is rejected', () => {
  expect(() => verifyPackagedNode(project, { 'packaged@23.0.0': SUM_OF_PROGRAM })).toThrow(/packaged@24\.0\.0 .* none for this version/)
})

test('a machine without a packaged Node needs no sum', () => {
  rmSync(join(project, 'node_modules'), { recursive: true })
  expect(() => verifyPackagedNode(project, {})).not.toThrow()
})
