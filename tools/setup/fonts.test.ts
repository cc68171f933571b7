import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FONTS } from './fonts.mjs'

test('the message of the test that finds no letters names the packages of the set-up', () => {
  const source = readFileSync(join(import.meta.dirname, '../../e2e/scripts.test.ts'), 'utf8')
  expect(source).toContain(`apt-get install ${FONTS.join(' ')}'`)
})
