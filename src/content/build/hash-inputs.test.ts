import { execFileSync } from 'node:child_process'
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { Listing } from '../read/listing.ts'
import { writeExampleCode } from '../testing/example-code.fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { BuildInput } from './build-input.ts'
import { stampInputs } from './hash-inputs.ts'

const LATER = (): number => Date.now() + 60_000

/** One of each kind of file that a build reads. */
const FILES = {
  'content/files/en-us/web/index.md': 'page',
  'content/files/en-us/web/box.png': 'image',
  'content/files/en-us/_redirects.txt': 'redirects',
  'content/files/en-us/_wikihistory.json': 'contributors',
  'content/files/sidebars/web.yaml': 'sidebar',
  'content/files/jsondata/GroupData.json': 'data',
  'content/blog/hello/index.md': 'post',
  'content/curriculum/core/quiz.yaml': 'quiz',
  'content/pages/about.md': 'page of text',
  'content/shared-assets/a.png': 'shared',
  'content/_git_history.json': 'history',
  'content/site.json': '{"brand":{"logo":"brand/logo.svg"}}',
  'content/brand/logo.svg': 'logo',
  'views.csv': 'views',
}
const BUNDLES: BuildInput['web'] = {
  version: '1',
  publicFolder: '',
  serverEntry: '',
  assets: { build: '1', script: '', styles: '', themeScript: '' },
  runnerScript: '',
  compilerScript: '',
  csp: '',
}
let folder = ''

beforeEach(() => {
  folder = temporaryFolder(FILES)
  writeExampleCode(join(folder, 'code/src'))
})

function hashOf(more: Partial<BuildInput> = {}, now = LATER, nodeVersion?: string): string | undefined {
  const input: BuildInput = {
    roots: [join(folder, 'content')],
    siteFolder: join(folder, 'site'),
    origin: 'https://paint.example',
    popularityFile: join(folder, 'views.csv'),
    web: BUNDLES,
    pool: { run: async () => undefined },
    indexSearch: async () => [],
    isCompressed: false,
    hasPortableNames: false,
    codeFolder: join(folder, 'code/src'),
    cache: { file: join(folder, 'cache.json'), now },
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...more,
  }
  const { web, ...unbundled } = input
  return stampInputs(unbundled, new Listing(), nodeVersion)?.hashWith(web)?.all
}

describe('the hash of the inputs is another one', () => {
  const code = [
    'content/tree/titles.ts',
    'content/macros/badges/deprecated-header.ts',
    'locales/content/de.json',
    'search/tokenize.ts',
    'scanner/checks/index.ts',
    '../package-lock.json',
  ]
  test.each([...Object.keys(FILES), ...code.map((path) => `code/src/${path}`)])('after a change of %s', (path) => {
    const before = hashOf()
    writeFileSync(join(folder, path), path.endsWith('.json') ? '{}' : `${path} has changed`)
    expect(before).toMatch(/^[0-9a-f]{40}$/)
    expect(hashOf()).toMatch(/^[0-9a-f]{40}$/)
    expect(hashOf()).not.toBe(before)
  })

  test('after a file is added, moved and removed', () => {
    const page = join(folder, 'content/files/en-us/web/index.md')
    const moved = join(folder, 'content/files/en-us/web/other.md')
    const hashes = [hashOf()]
    renameSync(page, moved)
    hashes.push(hashOf())
    rmSync(moved)
    hashes.push(hashOf())
    writeFileSync(page, 'page')
    hashes.push(hashOf())
    expect(new Set(hashes).size).toBe(4)
    expect(hashes).not.toContain(undefined)
  })

  test('for another option', () => {
    expect(
      new Set([hashOf(), hashOf({ origin: 'https://b.example' }), hashOf({ isCompressed: true }), hashOf({ features: [] })]).size,
    ).toBe(4)
  })

  test('for other bundles', () => {
    expect(hashOf()).toBeDefined()
    expect(hashOf({ web: { ...BUNDLES, version: '2' } })).not.toBe(hashOf())
  })

  test('for another Node', () => {
    expect(hashOf({}, LATER, process.version)).toBe(hashOf())
    expect(hashOf({}, LATER, 'v24.0.0')).not.toBe(hashOf())
  })

  test('after a commit', () => {
    const root = temporaryFolder({ 'files/en-us/web/index.md': 'page' })
    const git = (...args: readonly string[]): unknown =>
      execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { stdio: 'ignore' })
    git('init')
    git('commit', '--allow-empty', '-m', 'one')
    const before = hashOf({ roots: [root] })
    git('commit', '--allow-empty', '-m', 'two')
    expect(before).toBeDefined()
    expect(hashOf({ roots: [root] })).not.toBe(before)
  })
})

test('the hash of the inputs is the same while nothing changes', () => {
  expect(hashOf()).toBe(hashOf())
})

describe('there is no hash', () => {
  test('while a file was changed a moment ago, which may change again in the same moment', () => {
    writeFileSync(join(folder, 'content/files/en-us/web/index.md'), 'again')
    expect(hashOf({}, Date.now)).toBeUndefined()
  })

  test('without a cache', () => {
    expect(hashOf({ cache: undefined })).toBeUndefined()
  })

  test('for a symbolic link, which may lead to a file that is not looked at', () => {
    const link = join(folder, 'content/files/jsondata/L10n-Common.json')
    symlinkSync(join(folder, 'views.csv'), link)
    expect(hashOf()).toBeUndefined()
  })

  test('for a root that is not there', () => {
    expect(hashOf({ roots: [join(folder, 'nowhere')] })).toBeUndefined()
  })
})
