import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Workshop } from '../testing/example-build.fixture.ts'

/** The images of the newest build: name -> the file's number on disk, which a file that is reused keeps. */
function pictures({ siteFolder }: Workshop): Readonly<Record<string, bigint>> {
  const folder = join(siteFolder, 'current/public/static')
  const names = readdirSync(folder).filter((name) => /^share\.[0-9a-f]{16}\.png$/.test(name))
  return Object.fromEntries(names.map((name) => [name, statSync(join(folder, name), { bigint: true }).ino]))
}

test('images are drawn once and reused by later builds; another brand has its own', async () => {
  using workshop = new Workshop()
  await workshop.build()
  const first = pictures(workshop)
  expect(Object.keys(first)).not.toEqual([])
  await workshop.build({ isCompressed: true })
  expect(pictures(workshop)).toEqual(first)
  writeFileSync(join(workshop.root, 'site.json'), JSON.stringify({ brand: { name: 'Another' } }))
  await workshop.build()
  expect(Object.keys(pictures(workshop)).filter((name) => first[name] === undefined)).not.toEqual([])
})
