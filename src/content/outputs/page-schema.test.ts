import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { PageFile } from '#contracts/page-file.ts'
import { Workshop } from '../testing/example-build.fixture.ts'

const page = Compile(PageFile)
const STARTER = join(import.meta.dirname, '../../../starter')

// Builds the whole starter content.
test('every index.json of the starter content is what the published schema says', { timeout: 60_000 }, async () => {
  using workshop = new Workshop({})
  await workshop.build({ roots: [STARTER] })
  const folder = join(workshop.siteFolder, 'current/public')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('index.json') && path !== 'schemas/index.json' && !path.endsWith('search-index.json'),
  )
  expect(paths.length).toBeGreaterThan(100)
  const problems = paths.flatMap((path) => {
    const value: unknown = JSON.parse(readFileSync(join(folder, path), 'utf8'))
    return page.Check(value) ? [] : [[path, ...page.Errors(value)].slice(0, 3)]
  })
  expect(problems).toEqual([])
})

test('the schema is published with the site', async () => {
  using workshop = new Workshop()
  await workshop.build()
  const schema = JSON.parse(workshop.readPublic('schemas/index.json'))
  expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', $id: '/schemas/index.json' })
  expect(schema.anyOf).toEqual(JSON.parse(JSON.stringify(PageFile)).anyOf)
})
