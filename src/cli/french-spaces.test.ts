import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A rule for the texts of src/locales. It stands here because that part knows no file system. */
const LOCALES = join(import.meta.dirname, '../locales')

/** A mark with another space before it, with none, and a straight apostrophe. The `:` of JSON and of addresses has no letter and space around it. */
const WRONG = /[ \u00a0](?=[;!?])|[ \u202f](?=[:»%])|«[^\u00a0]|[^\s\u00a0\u202f;!?»][;!?»%]|[\p{L}\d}]:(?=[\s"<])|\p{L}'\p{L}/u

const files = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('fr.json'))

test('French texts have no-break spaces around marks, and typographic apostrophes (docs/behaviour/locales.md 14)', () => {
  expect(files.length).toBeGreaterThan(20)
  const lines = files.flatMap((file) => readFileSync(join(LOCALES, file), 'utf8').split('\n'))
  expect(lines.filter((line) => WRONG.test(line))).toEqual([])
})

test.each([
  ...['"a" : "b"', '"a": "Erreur :"', '"a": "Quoi ?"', '"a": "Quoi\u00a0?"', '"a": "Oui\u202f: non"', '"a": "« b »"', '"a": "«b»"'],
  ...['"a": "Quoi?"', '"a": "Note: b"', '"a": "l\'eau"', '"a": "25 %"'],
])('%s is wrong', (line) => {
  expect(line).toMatch(WRONG)
})

test('times, addresses and placeholders are no marks', () => {
  expect('"a": "À 10:30, sur https://a.example/{b}\u00a0: «\u00a0{c}\u00a0» existe\u202f! 5\u00a0%"').not.toMatch(WRONG)
})
