import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Listing } from '../read/listing.ts'
import { createLocalPool, digestsOf, Workshop } from '../testing/example-build.fixture.ts'
import { RandomContent } from '../testing/random-edits.fixture.ts'
import type { BuildInput, BuildResult } from './build-input.ts'
import { SIDEBAR_QUESTION } from './build-state.ts'
import { stampInputs } from './hash-inputs.ts'
import type { PageTask } from './page-pool.ts'
import { findPreviousBuild } from './previous-build.ts'
import { readBuildState } from './state-edits.ts'
import { startTextEdits } from './text-edits.ts'

const LATER = (): number => Date.now() + 60_000
const CAN = 'files/en-us/web/paint/can/index.md'
/** The home page shows its summary. */
const SECOND = 'files/en-us/learn/second/index.md'

/** A build with a cache, in which all files count as settled. */
function build(workshop: Workshop, input: Partial<BuildInput> = {}): Promise<BuildResult> {
  return workshop.build({ cache: cacheOf(workshop), ...input })
}

function cacheOf(workshop: Workshop, now = LATER): NonNullable<BuildInput['cache']> {
  return { file: join(workshop.siteFolder, '../cache.json'), now }
}

function edit(workshop: Workshop, path: string, change: (text: string) => string): void {
  const file = join(workshop.root, path)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** The addresses of the pages that a build of texts alone would build; undefined where the content has to be read. */
function findEdited(workshop: Workshop, input: Partial<BuildInput> = {}): readonly string[] | undefined {
  const { web, ...unbundled } = workshop.input({ cache: cacheOf(workshop), ...input })
  const inputs = stampInputs(unbundled, new Listing())?.hashWith(web)
  const previous = findPreviousBuild(join(workshop.siteFolder, workshop.current))
  const start = startTextEdits({ ...unbundled, web, ...(inputs === undefined ? {} : { inputs }) }, previous)
  return start?.job.plan.pages.build.map(({ url }) => url)
}

test('after an edit of a text the content is not read, and the site has the bytes of one from nothing', async () => {
  using workshop = new Workshop()
  const { pages } = await build(workshop)
  edit(workshop, CAN, (text) => `${text}\n\nMore of it.\n`)
  const edited = findEdited(workshop) ?? []
  expect(edited).toContain('/en-US/docs/Web/Paint/Can')
  expect(edited.length).toBeLessThan(4)
  expect(await build(workshop)).toMatchObject({ built: edited.length, kept: pages - edited.length })
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
  expect(workshop.readPublic('en-US/docs/Web/Paint/Can/index.html')).toContain('More of it.')
})

test('of a page whose summary the home page shows, the text below the summary can change without a reading of the content', async () => {
  using workshop = new Workshop()
  await build(workshop)
  edit(workshop, SECOND, (text) => `${text}\n\nMore of it.\n`)
  expect(findEdited(workshop)).toContain('/en-US/docs/Learn/Second')
  await build(workshop)
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
  edit(workshop, SECOND, (text) => text.replace(/\n---\n\s*/, '\n---\nAnother beginning. '))
  expect(findEdited(workshop)).toBeUndefined()
  await build(workshop)
  expect(workshop.readPublic('en-US/index.html')).toContain('Another beginning.')
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
})

test('the problems that are reported are those of a build from nothing', async () => {
  using workshop = new Workshop()
  await build(workshop)
  edit(workshop, CAN, (text) => `${text}\n\n[gone](/en-US/docs/Web/Gone) [part](/en-US/docs/Web/Color#gone)\n`)
  const { diagnostics } = await build(workshop)
  expect(diagnostics.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['broken-link', 'broken-fragment']))
  rmSync(workshop.siteFolder, { recursive: true })
  expect((await build(workshop)).diagnostics).toEqual(diagnostics)
})

test('a sidebar that an edited text no longer has is gone', async () => {
  using workshop = new Workshop()
  const links = (title: string): string => `\n\n<section id="Quick_links">\n\n- [${title}](/en-US/docs/Web/Color)\n\n</section>\n`
  edit(workshop, CAN, (text) => text + links('One'))
  await build(workshop)
  for (const [before, after] of [
    ['One', 'Two'],
    ['Two', 'Three'],
  ] as const) {
    edit(workshop, CAN, (text) => text.replace(links(before), links(after)))
    expect(findEdited(workshop)).toBeDefined()
    await build(workshop)
    expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
  }
})

test('the file of a sidebar is gone with the only page that had it, though no other sidebar comes', async () => {
  using workshop = new Workshop()
  const links = '\n\n<section id="Quick_links">\n\n- [One](/en-US/docs/Web/Color)\n\n</section>\n'
  edit(workshop, CAN, (text) => text + links)
  await build(workshop)
  edit(workshop, CAN, (text) => text.replace(links, '\n'))
  expect(findEdited(workshop)).toBeDefined()
  await build(workshop)
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
})

test('what was read and asked is not written again after an edit of a text', async () => {
  using workshop = new Workshop()
  const inodes = (): readonly number[] =>
    ['state.bin', 'source.bin'].map((name) => statSync(join(workshop.siteFolder, workshop.current, name)).ino)
  await build(workshop)
  const before = inodes()
  for (const word of ['One', 'Two']) {
    edit(workshop, CAN, (text) => `${text}\n\n[${word}](/en-US/docs/Web/Color#${word})\n`)
    await build(workshop)
    expect(inodes()).toEqual(before)
  }
  edit(workshop, CAN, (text) => text.replace(/title: .*/, 'title: Another'))
  const { diagnostics } = await build(workshop)
  for (const [index, inode] of inodes().entries()) expect(inode).not.toBe(before[index])
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
  rmSync(workshop.siteFolder, { recursive: true })
  expect((await build(workshop)).diagnostics).toEqual(diagnostics)
})

test('a sidebar that a text is the first to show has its version in what is stored', async () => {
  using workshop = new Workshop()
  await build(workshop)
  edit(workshop, CAN, (text) => `${text}\n\n{{APIRef("Paint")}}\n`)
  await build(workshop)
  const { questions = [], answers = [], sidebars = {} } = readBuildState(join(workshop.siteFolder, workshop.current))?.state ?? {}
  const versions = [...answers]
  const asked = [...questions].flatMap((question, number) =>
    question.startsWith(SIDEBAR_QUESTION) ? [[question.slice(SIDEBAR_QUESTION.length), versions[number]] as const] : [],
  )
  expect(asked.length).toBeGreaterThan(0)
  for (const [key, version] of asked) expect(version, key).toBe(sidebars[key]?.version)
  expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
})

test('a page that can no longer be built is in no file of the whole site, as after a build from nothing', async () => {
  using workshop = new Workshop()
  await build(workshop)
  edit(workshop, CAN, (text) => `${text}\n\nMore of it.\n`)
  expect(findEdited(workshop)).toContain('/en-US/docs/Web/Paint/Can')
  const { run } = createLocalPool()
  const isCan = ({ file }: { readonly file: string }): boolean => file.endsWith('/paint/can/index.md')
  const pool: BuildInput['pool'] = {
    async run(setup, tasks, onResults, signal) {
      const [page] = setup.pages.filter(isCan)
      const isFailing = (task: PageTask): boolean => task.kind === 'build' && setup.pages[task.index] === page
      if ([...tasks].some(isFailing)) onResults([{ failed: 'no', url: page?.url ?? '', file: page?.file ?? '' }])
      await run(
        setup,
        [...tasks].filter((task) => !isFailing(task)),
        onResults,
        signal,
      )
    },
  }
  expect((await build(workshop, { pool })).diagnostics).toContainEqual(expect.objectContaining({ kind: 'page-failed' }))
  const found = digestsOf(workshop.siteFolder)
  expect(workshop.readPublic('en-US/metadata.json')).not.toContain('Web/Paint/Can"')
  rmSync(workshop.siteFolder, { recursive: true })
  await build(workshop, { pool })
  expect(found).toEqual(digestsOf(workshop.siteFolder))
})

test('a file that was edited a moment ago is read again by the next build', async () => {
  using workshop = new Workshop()
  await build(workshop)
  edit(workshop, CAN, (text) => `${text}\n\nOne.\n`)
  const editedAt = statSync(join(workshop.root, CAN)).ctimeMs
  const cache = cacheOf(workshop, () => editedAt + 2000)
  await build(workshop, { cache })
  expect(findEdited(workshop, { cache })).toEqual([])
  edit(workshop, CAN, (text) => `${text}\n\nTwo.\n`)
  expect(findEdited(workshop, { cache })).not.toHaveLength(0)
  await build(workshop, { cache })
  expect(workshop.readPublic('en-US/docs/Web/Paint/Can/index.html')).toContain('Two.')
  expect(await build(workshop)).toMatchObject({ built: 0 })
})

describe('the content is read', () => {
  test('after an edit of front matter', async () => {
    using workshop = new Workshop()
    await build(workshop)
    edit(workshop, CAN, (text) => text.replace(/title: .*/, 'title: Another'))
    expect(findEdited(workshop)).toBeUndefined()
  })

  test('when front matter has a problem', async () => {
    using workshop = new Workshop()
    await build(workshop)
    edit(workshop, CAN, (text) => text.replace('---\n', '---\nunknown-field: 1\n'))
    expect(findEdited(workshop)).toBeUndefined()
  })

  test.each([
    ['a new page', 'files/en-us/web/paint/new/index.md', '---\ntitle: New\nslug: Web/Paint/New\n---\n\nNew.\n'],
    ['another sidebar', 'files/sidebars/other.yaml', 'sidebar:\n  - link: /Web/Paint\n'],
    ['another setting of the site', 'site.json', '{}'],
    ['another redirect', 'files/en-us/_redirects.txt', '/en-US/docs/Old\t/en-US/docs/Web/Paint\n'],
  ])('after %s', async (_, path, content) => {
    using workshop = new Workshop()
    await build(workshop)
    const file = join(workshop.root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    expect(findEdited(workshop)).toBeUndefined()
  })

  test('when what the previous build has stored is damaged', async () => {
    using workshop = new Workshop()
    await build(workshop)
    writeFileSync(join(workshop.siteFolder, 'current/source.bin'), 'damaged')
    edit(workshop, CAN, (text) => `${text}\n\nMore.\n`)
    expect(findEdited(workshop)).toBeUndefined()
    await build(workshop)
    expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold())
  })
})

test.each([
  ['', false],
  [', with its compressed files', true],
])(
  'after many edits of texts the site has the bytes of one from nothing%s',
  async (_, isCompressed) => {
    using workshop = new Workshop({})
    const content = new RandomContent(workshop.root, { pages: 20, seed: 5 })
    await build(workshop, { isCompressed })
    for (let round = 0; round < 8; round++) {
      content.editBody()
      content.editBody()
      expect(findEdited(workshop, { isCompressed })).not.toHaveLength(0)
      await build(workshop, { isCompressed })
    }
    expect(digestsOf(workshop.siteFolder)).toEqual(await workshop.buildCold({ isCompressed }))
  },
  60_000,
)
