import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Value from 'typebox/value'
import { expect, test } from 'vitest'
import { SETTING_ROWS } from '#cli/settings.ts'
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

test('the guides name only settings that exist', () => {
  const variables = new Set(SETTING_ROWS.flatMap(({ variable }) => variable ?? []))
  const named = [operating, writing, read('docs/guides/security.md')].flatMap((guide) =>
    [...guide.matchAll(/\b(?:LECTERN|SITE|RUNNER|OIDC|SMTP|DATABASE)_[A-Z_]+\b/g)].map(([name]) => name),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !variables.has(name))).toEqual([])
})

test('the guide has the command of npm run serve for services, which do not need npm', () => {
  const { scripts }: { readonly scripts: { readonly serve: string } } = JSON.parse(read('package.json'))
  expect(operating).toContain(`\nexec node_modules/.bin/${scripts.serve} --port 8080`)
})

test('every test that the security guide names exists', () => {
  const named = [...read('docs/guides/security.md').matchAll(/`([\w./-]+\.test\.ts)`/g)].flatMap(([, path]) => path ?? [])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(join(PROJECT, path)) && !existsSync(join(PROJECT, 'src/server', path)))).toEqual([])
})

function read(path: string): string {
  return readFileSync(join(PROJECT, path), 'utf8')
}
