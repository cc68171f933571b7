import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Value from 'typebox/value'
import { expect, test } from 'vitest'
import { FEATURES } from '#contracts/features.ts'
import { SiteFile } from '#contracts/site.ts'

const PROJECT = join(import.meta.dirname, '..')
const writing = read('docs/guides/writing.md')
const operating = read('docs/guides/operating.md')

test('the site.json of the guide can be used, and has and explains every key', () => {
  const site: unknown = JSON.parse(/```json\n(.*?)```/s.exec(writing)?.[1] ?? '')
  expect([...Value.Errors(SiteFile, site)].map(({ message }) => message)).toEqual([])
  expect(Object.keys(Object(site)).sort()).toEqual(Object.keys(SiteFile.properties).sort())
  const { properties } = SiteFile.properties.source
  const keys = [
    ...Object.keys(SiteFile.properties).filter((key) => key !== 'source'),
    ...Object.keys(properties).map((key) => `source.${key}`),
  ]
  expect(keys.filter((key) => !writing.split('| Key |')[1]?.includes(`\`${key}\``))).toEqual([])
})

test('the guide names every feature', () => {
  expect(FEATURES.filter((feature) => !operating.includes(`\`${feature}\``))).toEqual([])
})

function read(path: string): string {
  return readFileSync(join(PROJECT, path), 'utf8')
}
