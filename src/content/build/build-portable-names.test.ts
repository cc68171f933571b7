import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestsOf, Workshop } from '../testing/example-build.fixture.ts'
import { pageText, writeFiles } from '../testing/example-content.fixture.ts'
import { UNPORTABLE_CONTENT, UNPORTABLE_SLUGS } from '../testing/portable-content.fixture.ts'
import type { BuildInput } from './build-input.ts'

const PORTABLE: Partial<BuildInput> = { hasPortableNames: true }
/** A name that Windows can't write, as its documentation says. */
const FORBIDDEN = /[<>:"\\|?*\p{Cc}]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu

test('a build with portable names has no name that Windows cannot write, and each file of the other build under its encoded name', {
  timeout: 60_000,
}, async () => {
  using workshop = new Workshop(UNPORTABLE_CONTENT)
  const plain = await workshop.buildCold({ isCompressed: true })
  await workshop.build({ ...PORTABLE, isCompressed: true })
  expect(namesBelow(workshop).filter((name) => FORBIDDEN.test(name))).toEqual([])
  const portable = digestsOf(workshop.siteFolder)
  expect(decoded(portable)).toEqual(publicOnly(plain))
  expect(portable.has('public/en-US/docs/Web/Paint/%3Ahas/index.html')).toBe(true)
  expect(portable.has('public/en-US/docs/Web/Paint/%253Ahas/index.html.br')).toBe(true)
  expect(portable.has('public/en-US/docs/Web/Paint/%3Ahas/%61ux.png')).toBe(true)
})

test('the manifest lists addresses, and says that names are portable only where they are', async () => {
  using workshop = new Workshop(UNPORTABLE_CONTENT)
  const { id } = await workshop.build()
  const plain = readManifest(workshop)
  const other = await workshop.build(PORTABLE)
  const portable = readManifest(workshop)
  expect(plain).not.toHaveProperty('portableNames')
  expect(portable).toEqual({ ...plain, portableNames: true, id: other.id })
  expect(other.id).not.toBe(id)
  expect(Object.keys(portable.pages)).toEqual(expect.arrayContaining(UNPORTABLE_SLUGS.map((slug) => `/en-US/docs/${slug}`)))
})

test('the next build reuses what has not changed, and gives the bytes of a build from nothing', async () => {
  using workshop = new Workshop(UNPORTABLE_CONTENT)
  await workshop.build(PORTABLE)
  writeFiles(workshop.root, {
    'files/en-us/web/paint/_colon_has/index.md': pageText('"Web/Paint/:has"', 'Has', 'New text.', 'sidebar: paint'),
  })
  const { built, kept } = await workshop.build(PORTABLE)
  expect(built).toBeLessThan(UNPORTABLE_SLUGS.length + 5)
  expect(kept).toBeGreaterThan(0)
  expect(workshop.readPublic('en-US/docs/Web/Paint/%3Ahas/index.html')).toContain('New text.')
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold(PORTABLE))
  expect(await workshop.build({ ...PORTABLE, web: { ...workshop.web, version: 'web-2' } })).toMatchObject({ built: 0, kept: 0 })
  expect(await workshop.build({ ...PORTABLE, web: { ...workshop.web, version: 'web-2' } })).toMatchObject({ built: 0, rendered: 0 })
})

test('a site changes to portable names and back without building a page again', async () => {
  using workshop = new Workshop(UNPORTABLE_CONTENT)
  await workshop.build()
  const plain = digestsOf(workshop.siteFolder)
  expect(await workshop.build(PORTABLE)).toMatchObject({ built: 0, rendered: 0 })
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold(PORTABLE))
  expect(await workshop.build()).toMatchObject({ built: 0, rendered: 0 })
  expect(digestsOf(workshop.siteFolder)).toEqual(plain)
})

test('a file that is gone from a build with portable names is noticed, and made again', async () => {
  using workshop = new Workshop(UNPORTABLE_CONTENT)
  await workshop.build(PORTABLE)
  const folder = join(workshop.siteFolder, 'current/public/en-US/docs/Web/Paint')
  writeFiles(folder, { '%3Ahas/index.html': undefined })
  await workshop.build(PORTABLE)
  expect(workshop.hasPublic('en-US/docs/Web/Paint/%3Ahas/index.html')).toBe(true)
})

function namesBelow(workshop: Workshop): string[] {
  return readdirSync(join(workshop.siteFolder, 'current/public'), { recursive: true, withFileTypes: true }).map(({ name }) => name)
}

function readManifest(workshop: Workshop): { readonly pages: Readonly<Record<string, string>> } {
  return JSON.parse(workshop.readPublic('../manifest.json'))
}

/** Files below `public`, by the path of their address. */
function publicOnly(digests: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...digests].filter(([path]) => path.startsWith('public/')))
}

function decoded(digests: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...publicOnly(digests)].map(([path, digest]) => [decodeURIComponent(path), digest]))
}
