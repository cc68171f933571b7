import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BROWSERS } from '#web/preferences/browser-list.ts'

test('browsers that users can leave out are those that the stylesheet of the tables knows', () => {
  const css = readFileSync(join(import.meta.dirname, '../web/article/compat/compat-browsers.css'), 'utf8')
  const inTables = [...css.matchAll(/\[data-b="(\w+)"\] \{\n\s+--browser: "([^"]+)"/g)].map(([, id, name]) => ({ id, name }))
  expect(inTables.length).toBeGreaterThan(12)
  expect(Object.values(BROWSERS).flat()).toEqual(inTables)
})
