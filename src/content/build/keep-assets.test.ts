import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Workshop } from '../testing/example-build.fixture.ts'
import { writeFiles } from '../testing/example-content.fixture.ts'

const OLD = '/static/chunk.aaaaaaaaaaaa.js'

test('the assets of the build before stay for pages that are still open, and go with the one after', async () => {
  using workshop = new Workshop()
  const isThere = (): boolean => existsSync(join(workshop.siteFolder, 'current/public', OLD))
  await buildWith(workshop, { [OLD]: 'old()' })
  const { id } = await buildWith(workshop, {})
  expect(isThere()).toBe(true)
  expect(readJson(workshop, 'kept.json')).toEqual({ [OLD]: expect.stringMatching(/^[0-9a-f]{40}$/) })
  expect(readJson(workshop, 'manifest.json')).not.toHaveProperty(['files', OLD])
  expect(workshop.readPublic(OLD)).toBe('old()')
  expect(await buildWith(workshop, {})).toMatchObject({ id })
  expect(isThere()).toBe(true)
  writeFiles(workshop.root, { 'site.json': '{"brand":{"name":"Another"}}' })
  await buildWith(workshop, {})
  expect(isThere()).toBe(false)
})

test('they stay as well when nothing else can be reused from that build', async () => {
  using workshop = new Workshop()
  await buildWith(workshop, { [OLD]: 'old()' })
  writeFileSync(join(workshop.siteFolder, 'current/state.bin'), 'damaged')
  await buildWith(workshop, {})
  expect(workshop.readPublic(OLD)).toBe('old()')
})

test('what was built before has no part in the id of a build', async () => {
  using workshop = new Workshop()
  using other = new Workshop()
  await buildWith(workshop, { [OLD]: 'old()' })
  expect((await buildWith(workshop, {})).id).toBe((await buildWith(other, {})).id)
})

test('files at addresses that stay the same are not kept', async () => {
  using workshop = new Workshop()
  await workshop.build()
  writeFiles(workshop.root, { 'files/en-us/web/paint/can/can.png': undefined })
  await workshop.build()
  expect(readJson(workshop, 'kept.json')).toEqual({})
})

/** A build whose bundles are those of the workshop and these. */
function buildWith(workshop: Workshop, files: Readonly<Record<string, string>>): ReturnType<Workshop['build']> {
  const publicFolder = join(workshop.web.publicFolder, `../web-${Object.keys(files).length}`)
  writeFiles(publicFolder, Object.fromEntries(Object.entries(files).map(([path, text]) => [path.slice(1), text])))
  writeFiles(publicFolder, { 'static/loader.0123456789ab.js': 'go()' })
  const version = `web-${Object.keys(files).length}`
  return workshop.build({ web: { ...workshop.web, version, publicFolder, assets: { ...workshop.web.assets, build: version } } })
}

function readJson(workshop: Workshop, name: string): unknown {
  return JSON.parse(readFileSync(join(workshop.siteFolder, 'current', name), 'utf8'))
}
